"""How true the forecast is: `python -m tools.calibrate good-vs-evil --games 1000`, or `--all`.

Players of mixed skill play games of all kinds (`tools/mixed.py`), other ones than those the forecast was fitted on. At every
decision the forecast is asked for everybody's chance, from what lies on the table; now and then also from what the player
who is asked can know. What was foretold is compared with what came, tenth by tenth of the scale.
"""
