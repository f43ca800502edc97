-- Statements, each with what every system must print; rows follow each other after " / ".
-- A system may print 1 or t, 2 or 2.0; it has its own way to tell of a mistake.

SELECT qty_format('7 tsp'); -- 2 tablespoons + 1 teaspoon
SELECT qty_format('2-3 tsp'); -- 2 to 3 teaspoons
SELECT qty_format('about 450g/1lb'); -- ~450 grams
SELECT qty_format('1.25 cups', 'style=vulgar'); -- 1¼ cups
SELECT qty_format('1 1/4 cups', 'kit=metric decimal=comma'); -- ~300 milliliters
SELECT qty_format('2,5 Tassen', 'language=de'), qty_format('2 cups', 'language=sv-SE'); -- 2 1/2 Tassen|2 koppar
SELECT qty_value('2 EL', 'Teelöffel', 'language=de'), qty_scale('1,5 Tassen Milch', 2, 'language=de'); -- 6.0|3 Tassen Milch
SELECT qty_format('2'); -- 2
SELECT qty_format(NULL) IS NULL, qty_format('3 tsp', NULL) IS NULL, qty_format(NULL, 'bogus') IS NULL; -- 1|1|1

SELECT qty_convert('2 cups', 'ml'); -- 473.176473 ml
SELECT qty_convert('90 min', 'h,min'); -- 1 h 30 min
SELECT qty_convert('2 cups flour', 'g'); -- ~240 g
SELECT qty_convert('2-3 cups', 'ml', 'decimal=comma'); -- 473,176473 ml to 709,7647095 ml
SELECT qty_convert(NULL, 'ml') IS NULL, qty_convert('1 cup', NULL) IS NULL; -- 1|1

SELECT qty_value('2 cups', 'ml'); -- 473.176473
SELECT qty_value('1 pint', 'ml', 'system=imperial'); -- 568.26125
SELECT qty_value('-2 cups', 'cup'), qty_value('0 g', 'kg'); -- -2.0|0.0
SELECT qty_number('1 1/2 cups'), qty_unit('1 1/2 cups'), qty_kind('1 1/2 cups'); -- 1.5|cup|volume
SELECT qty_number('1 lb 4 oz'), qty_unit('1 lb 4 oz'), qty_kind('1 lb 4 oz'); -- 1.25|pound|mass
SELECT qty_number('1,5 h', 'decimal=comma'), qty_unit('1 pt', 'system=imperial'), qty_kind('2-3 min', ''); -- 1.5|imperial pint|time
SELECT qty_number(NULL) IS NULL, qty_unit(NULL) IS NULL, qty_kind(NULL) IS NULL; -- 1|1|1

SELECT qty_scale('2 cups flour, 1 egg', 1.5); -- 3 cups flour, 1 1/2 eggs
SELECT qty_scale('2 cups flour, 1 egg', 3), qty_scale('3 tsp', '2/3'); -- 6 cups flour, 3 eggs|2 tsp
SELECT qty_scale('2,5 dl', 0.5, 'decimal=comma'); -- 1,25 dl
SELECT qty_scale('', 2) = '', qty_scale('no amount', 2), qty_scale(NULL, 2) IS NULL; -- 1|no amount|1

SELECT qty_add('1 cup', '2 tbsp'); -- 1 cup + 2 tablespoons
SELECT qty_add('1/3 cup', '2/3 cup'), qty_add('1 h', '30 min'), qty_add('2 g', '-2 g'); -- 1 cup|1 hour 30 minutes|0 grams
SELECT qty_add('about 1 cup', '1 cup'), qty_add('1/13 cup', '12/13 cup'); -- ~2 cups|~1 cup
SELECT qty_add('1 cup', '1 cup', 'kit=metric'), qty_add('1 cup', NULL) IS NULL; -- ~470 milliliters|1

SELECT qty_add('1-2 cups', '3 cups'), qty_add('1 g', 'about 2-3 g'); -- 4 cups to 5 cups|~3 grams to ~4 grams

SELECT qty_is_valid('3 tsp'), qty_is_valid('2-3 tsp'), qty_is_valid('3'), qty_is_valid(''), qty_is_valid(NULL) IS NULL; -- 1|1|0|0|1
SELECT qty_is_valid('3 g', 'kg'), qty_is_valid('3 g', 'ml'), qty_is_valid('2-3 g', 'g'); -- 1|0|0
SELECT qty_is_valid('1,5 g', 'g'), qty_is_valid('1,5 g', 'g', 'decimal=comma'); -- 0|1

SELECT qty_sum(column1) FROM (VALUES ('1/3 cup'), ('1/3 cup'), (NULL), ('1/3 cup')) AS v; -- 1 cup
SELECT qty_sum(column1) FROM (VALUES ('1 cup'), ('8 tbsp')) AS v; -- 1 1/2 cups
SELECT qty_sum(column1) FROM (VALUES ('1-2 cups'), ('3 tbsp'), ('1-1 1/2 cups')) AS v; -- 2 cups + 3 tablespoons to 3 2/3 cups + 1 teaspoon
SELECT qty_sum(column1, 'language=de') FROM (VALUES ('1-2 Tassen'), ('1 cup')) AS v; -- 2 Tassen bis 3 Tassen
SELECT qty_sum(column1) OVER (ROWS CURRENT ROW) FROM (VALUES ('1-2 g'), ('3 g'), ('2-3 h')) AS v; -- 1 gram to 2 grams / 3 grams / 2 hours to 3 hours
SELECT qty_sum(column1, 'kit=metric') FROM (VALUES ('1 cup'), ('1 cup')) AS v; -- ~470 milliliters
SELECT qty_sum(column1) FROM (VALUES ('about 1 cup'), ('1 cup')) AS v; -- ~2 cups
SELECT qty_sum(column1) IS NULL FROM (VALUES (NULL)) AS v; -- 1
SELECT qty_sum('1 g') IS NULL, qty_sum('1 g', NULL) IS NULL WHERE false; -- 1|1
SELECT qty_sum(column1) FROM (VALUES ('500 ml'), ('500 ml'), ('1 cup')) AS v; -- 1.2365882365 liters
SELECT qty_sum(column1) FROM (VALUES ('1 cup'), ('500 ml'), ('500 ml')) AS v; -- 1.2365882365 liters
SELECT qty_sum(DISTINCT column1) FROM (VALUES ('1 g'), ('1 g'), ('2 g')) AS v; -- 3 grams
SELECT qty_sum(column1) FILTER (WHERE column1 <> '1 g') FROM (VALUES ('1 g'), ('2 g')) AS v; -- 2 grams
SELECT qty_sum(column2) FROM (VALUES (1, '1 g'), (2, '1 h'), (1, '2 g')) AS v GROUP BY column1; -- 3 grams / 1 hour
SELECT qty_sum(column1) OVER (ROWS 1 PRECEDING) FROM (VALUES ('1/3 cup'), ('1 cup'), (NULL), ('2 tsp')) AS v; -- 1/3 cup / 1 1/3 cups / 1 cup / 2 teaspoons
SELECT qty_sum(column1) OVER (ROWS CURRENT ROW) FROM (VALUES ('1 g'), ('1 h'), ('about 1 g'), ('1 g')) AS v; -- 1 gram / 1 hour / ~1 gram / 1 gram

SELECT * FROM qty_find('Mix 2-3 cups flour and 4 eggs'); -- 5|13|2-3 cups|2.0|cup|volume|amount|3.0| / 24|25|4|4.0||number|count||eggs
SELECT text FROM qty_find('½ tsp salt; 1 cup (95 g) rice'); -- ½ tsp / 1 cup / 95 g
SELECT start, "end", substr('½ ½ tsp', start, "end" - start) FROM qty_find('½ ½ tsp') WHERE unit = 'teaspoon'; -- 3|8|½ tsp
SELECT role FROM qty_find('2 (8 oz) packages, 1 cup (95 g) rice, 4 steaks, 6 oz each'); -- count / size / amount / alternate / count / portion
SELECT number, unit, upper FROM qty_find('3-2 cups, 6 to 4 eggs'); -- 2|cup|3 / 4||6
SELECT number, unit, upper FROM qty_find('500 g to 1 kg, 1 h to 10 min, 1 tsp to 1 tbsp'); -- 500|gram|1000 / 10|minute|60 / 1|teaspoon|3
SELECT unit, upper = qty_value('10 ml', 'tsp') FROM qty_find('10 ml to 2 tsp'); -- teaspoon|1
SELECT unit FROM qty_find('1 pint', 'system=imperial'); -- imperial pint
SELECT count(*) FROM qty_find(NULL) AS a, qty_find('1 g', NULL) AS b; -- 0
SELECT count(*) FROM qty_find(''); -- 0
SELECT column1, text FROM (VALUES ('1 g'), ('none'), ('2 h, 3 ml')) AS v, qty_find(column1); -- 1 g|1 g / 2 h, 3 ml|2 h / 2 h, 3 ml|3 ml

-- Mistakes.
SELECT qty_format('2 cupz'); -- Error: unknown unit 'cupz'; did you mean 'cup' or 'cups'? (characters 3 to 6 of '2 cupz')
SELECT qty_format('½ ½½ cupz'); -- Error: '½ ½' is not a number (characters 1 to 3 of '½ ½½ cupz')
SELECT qty_format(''); -- Error: expected an amount; write a number and a unit, such as 3 tsp (the text is empty)
SELECT qty_format('3 tsp', 'kit=metric colour=red'); -- Error: colour: there is no such option; choose one of kit, for, system, style, unit-style, decimal, precision, decimals, max-parts, smallest, bound, exact, number, weigh, spoon, language (characters 12 to 21 of 'kit=metric colour=red')
SELECT qty_convert('2 cups', 'cupz'); -- Error: unknown unit 'cupz'; did you mean 'cup' or 'cups'? (characters 1 to 4 of 'cupz')
SELECT qty_convert('2 cups', ''); -- Error: expected a unit (the second text is empty)
SELECT qty_value('2 cups', 'g'); -- Error: cups are not measured in 'g' (character 1 of 'g')
SELECT qty_value('2-3 tsp', 'tsp'); -- Error: '2-3 tsp' is a range (characters 1 to 7 of '2-3 tsp')
SELECT qty_number('2'); -- Error: '2' has no unit (character 1 of '2')
SELECT qty_is_valid('3 g', 'mlx'); -- Error: unknown unit 'mlx'; did you mean 'mls'? (characters 1 to 3 of 'mlx')
SELECT qty_add('1 cup', '2 g'); -- Error: cannot add mass to volume
SELECT qty_add('1 cup', '2 cupz'); -- Error: unknown unit 'cupz'; did you mean 'cup' or 'cups'? (characters 3 to 6 of '2 cupz')
SELECT qty_add('300000000000000000000 cups', '300000000000000000000 cups'); -- Error: the sum is too large: it does not fit 128 bits of ticks
SELECT qty_scale('1/0 cup, 2 eggs, 1/0 cup', 2); -- Error: '1/0' divides by zero (characters 1 to 7 of '1/0 cup, 2 eggs, 1/0 cup'), and 1 more
SELECT qty_scale('1 cup', 'two'); -- 2 cups
SELECT qty_scale('1 cup', -1); -- Error: the factor must be greater than zero (characters 1 to 2 of '-1')
SELECT qty_sum(column1) FROM (VALUES ('1 cup'), ('3 g')) AS v; -- Error: cannot add mass to volume (characters 1 to 3 of '3 g')
SELECT qty_sum(column1) FROM (VALUES ('1 cup'), ('3 cupz')) AS v; -- Error: unknown unit 'cupz'; did you mean 'cup' or 'cups'? (characters 3 to 6 of '3 cupz')
SELECT qty_sum(column1) FROM (VALUES ('400000000000000000000 cups'), ('400000000000000000000 cups')) AS v; -- Error: the sum is too large: it does not fit 128 bits of ticks
SELECT qty_sum(column1) FROM (VALUES ('400000000000000000000 cups'), ('400000000000000000000 cups'), ('-400000000000000000000 cups')) AS v; -- 400000000000000000000 cups
SELECT qty_sum(column1) FROM (VALUES ('-400000000000000000000 cups'), ('400000000000000000000 cups'), ('400000000000000000000 cups')) AS v; -- 400000000000000000000 cups
SELECT qty_sum(column1) FROM (VALUES ('-400000000000000000000 cups'), ('-400000000000000000000 cups')) AS v; -- Error: the sum is too large: it does not fit 128 bits of ticks
SELECT qty_sum(column1) OVER (ROWS 1 PRECEDING) FROM (VALUES ('400000000000000000000 cups'), ('1 cup'), ('400000000000000000000 cups'), ('-1 cup')) AS v; -- 400000000000000000000 cups / 400000000000000000001 cups / 400000000000000000001 cups / 399999999999999999999 cups
SELECT qty_sum(column1, column2) FROM (VALUES ('1 g', ''), ('1 g', 'kit=metric')) AS v; -- Error: the options of qty_sum must be the same in all rows
SELECT qty_sum('1 g', 'kit=bogus'); -- Error: kit: unknown kit 'bogus'; choose one of us, us-liquid, us-bar, uk, metric, metric-kitchen, au, pounds, stone, clock, japanese, swedish, danish, norwegian, german, french, spanish, italian, dutch, polish, russian, indian, canadian (characters 1 to 9 of 'kit=bogus')
SELECT * FROM qty_find('1 g', 'kit=bogus'); -- Error: kit: unknown kit 'bogus'; choose one of us, us-liquid, us-bar, uk, metric, metric-kitchen, au, pounds, stone, clock, japanese, swedish, danish, norwegian, german, french, spanish, italian, dutch, polish, russian, indian, canadian (characters 1 to 9 of 'kit=bogus')
