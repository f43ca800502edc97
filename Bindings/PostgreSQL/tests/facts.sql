-- Statements that no other system has, each with what psql must print; see Bindings/SQL/facts.sql.

-- Any type of text or number will do.
SELECT qty_format('3 tsp'::varchar), qty_format('3 tsp'::char(20)), qty_format('3 tsp'::name); -- 1 tablespoon|1 tablespoon|1 tablespoon
SELECT qty_scale('1 cup', 2), qty_scale('1 cup', 2::smallint), qty_scale('1 cup', 2.50), qty_scale('1 cup', 0.25::real); -- 2 cups|2 cups|2 1/2 cups|1/4 cup
SELECT qty_scale('1 egg', 9007199254740993), qty_scale('1 cup', '2/3'::varchar), qty_scale('1 egg', 1e20::float8); -- 9007199254740993 eggs|2/3 cup|100000000000000000000 eggs
SELECT qty_scale('10 g', 0.1::real), qty_scale('10 g', 0.1::float8), qty_scale('10 g', 0.1::numeric); -- 1 g|1 g|1 g
SELECT qty_scale('1 g', 1e300::float8); -- Error: the number '1e+300' is too large; numbers have at most 38 digits (characters 1 to 6 of '1e+300')
SELECT qty_scale('1 cup', 2, 'kit=metric'), qty_scale('1 cup', 0.5::float8, options => 'kit=metric'); -- ~470 milliliters|~120 milliliters
SELECT qty_scale('1 g', 'NaN'::numeric); -- Error: 'NaN' is not a number (characters 1 to 3 of 'NaN')
SELECT qty_scale('1 g', '-Infinity'::float8); -- Error: '-Infinity' is not a number (characters 2 to 9 of '-Infinity')
SELECT pg_typeof(qty_value('1 g', 'g')), pg_typeof(qty_is_valid('1 g')), pg_typeof(qty_sum('1 g')); -- double precision|boolean|text
SELECT qty_convert('1 cup', unit => 'ml', options => 'decimal=comma'); -- 236,5882365 ml
SELECT (qty_find('2 cups')).text, (qty_find('2 cups')).unit; -- 2 cups|cup
SELECT f.* FROM (VALUES ('1 g'), ('2 h, 3 ml')) AS v, ROWS FROM (qty_find(column1), generate_series(1, 2)) AS f; -- 1|4|1 g|1|gram|mass|amount|||1 / |||||||||2 / 1|4|2 h|2|hour|time|amount|||1 / 6|10|3 ml|3|milliliter|volume|amount|||2

SELECT length(qty_scale(repeat('1 g ', 50000), 2)), length(qty_scale(repeat('1 egg ', 500), 1234567)); -- 200000|6500
SELECT count(*), max("end") FROM qty_find(repeat('½ g, ', 9999)); -- 9999|49994
SELECT count(*) FROM (SELECT qty_find(repeat('½ g, ', 9999)) LIMIT 3) AS f; -- 3
SELECT length(qty_format('½ cup', 'style=vulgar')); -- 5
SELECT qty_sum(a) FROM (SELECT '1/3 cup' FROM generate_series(1, 3000)) AS v(a); -- 1000 cups
SELECT qty_sum(a ORDER BY a DESC) FROM (VALUES ('1 g'), ('2 g')) AS v(a); -- 3 grams
SELECT qty_sum(a), k FROM (VALUES ('1 g', 1), ('2 g', 1), ('3 g', 2)) AS v(a, k) GROUP BY ROLLUP (k) ORDER BY k; -- 3 grams|1 / 3 grams|2 / 6 grams|

-- A long text is told in part.
SELECT qty_format(repeat('ä', 400) || ' 1 cup'); -- Error: expected a number, found 'ääääääääääääääääääääääääääääääääääääääää…' (characters 1 to 400 of 'ääääääääääääääääääääääääääääääääääääääää...')
SELECT qty_format('3 tsp' || chr(27) || 'x'); -- Error: unexpected '�x' (characters 6 to 7 of '3 tsp x')
SELECT qty_sum(1); -- Error: function qty_sum(integer) does not exist; no function matches the given name and argument types. You might need to add explicit type casts
