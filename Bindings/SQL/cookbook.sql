-- A cookbook of 1,000 recipes, as an application would hold them: ingredients are lines of text, as people write
-- them. They are the same each time, and in SQLite, PostgreSQL and DuckDB.
CREATE TABLE recipes(id INTEGER PRIMARY KEY, name TEXT NOT NULL, serves INTEGER NOT NULL);
CREATE TABLE ingredients(recipe INTEGER NOT NULL REFERENCES recipes(id), line TEXT NOT NULL);
CREATE TABLE plan(day TEXT NOT NULL, recipe INTEGER NOT NULL REFERENCES recipes(id), guests INTEGER NOT NULL);

-- What recipes say of each item.
CREATE TABLE said(number INTEGER, item TEXT, choices INTEGER, a TEXT, b TEXT, c TEXT, d TEXT, e TEXT);
INSERT INTO said VALUES
  (1, 'flour',     5, '1 cup',  '2 1/4 cups',    '¾ cup',       '250 g',      '3-4 tbsp'),
  (2, 'sugar',     4, '1/2 cup', '⅓ cup',        '2 tbsp',      '75 g',       NULL),
  (3, 'salt',      4, '1 tsp',  '½ tsp',         '1 1/2 tsp',   '1/4 tsp',    NULL),
  (4, 'butter',    4, '4 oz',   '2 tablespoons', '125 g',       '1 lb',       NULL),
  (5, 'milk',      4, '1 cup',  '1 1/2 cups',    '250 ml',      '1 pint',     NULL),
  (6, 'rice',      4, '1 cup',  '300g',          '1 1/2 cups',  '1/2 lb',     NULL),
  (7, 'olive oil', 4, '2 tbsp', '1 tbsp',        '1/4 cup',     '1 teaspoon', NULL),
  (8, 'beef',      4, '1 lb',   '1 1/2 lb',      '1 lb 4 oz',   '600 g',      NULL),
  (9, 'eggs',      4, '2',      '3',             '4',           '6',          NULL),
  (10, 'onions',   4, '2',      '2',             '3',           '1 lb',       NULL);

INSERT INTO recipes
WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 1000)
SELECT i, 'Recipe ' || i, 2 + i * 7 % 5 FROM numbers;

-- Some two thirds of the items in each.
INSERT INTO ingredients
SELECT
  id,
  CASE (id * 13 + number * 5) % choices WHEN 0 THEN a WHEN 1 THEN b WHEN 2 THEN c WHEN 3 THEN d ELSE e END
    || ' ' || item
FROM recipes CROSS JOIN said
WHERE (id * 7919 + number * 104729) % 101 < 66;

DROP TABLE said;

INSERT INTO plan VALUES
  ('Monday', 17, 4), ('Tuesday', 256, 4), ('Wednesday', 391, 2), ('Thursday', 480, 4),
  ('Friday', 512, 6), ('Saturday', 777, 8), ('Sunday', 903, 4);
