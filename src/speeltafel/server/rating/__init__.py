"""How good somebody is, reckoned from results: knows no table, no rows and no members. `measured/` says where bots stand."""
