"""The kit: what every game must keep, tested with random players over many seeds, for all its options and seats.

`pytest --pyargs speeltafel.kit -k my-game` runs it for a game of your own, in the folder of its project (extra `kit`).
The tests of the rules say which of them they prove with `speeltafel.kit.rules.rule`.
"""
