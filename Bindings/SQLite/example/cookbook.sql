-- A cookbook of 1,000 recipes, as an application would hold them: ingredients are lines of text, as people write
-- them. They are the same each time.
CREATE TABLE recipes(id INTEGER PRIMARY KEY, name TEXT NOT NULL, serves INTEGER NOT NULL);
CREATE TABLE ingredients(recipe INTEGER NOT NULL REFERENCES recipes(id), line TEXT NOT NULL);
CREATE TABLE plan(day TEXT NOT NULL, recipe INTEGER NOT NULL REFERENCES recipes(id), guests INTEGER NOT NULL);

-- What recipes say of each item.
CREATE TEMP TABLE said(item, amounts);
INSERT INTO said VALUES
  ('flour',     '["1 cup", "2 1/4 cups", "¾ cup", "250 g", "3-4 tbsp"]'),
  ('sugar',     '["1/2 cup", "⅓ cup", "2 tbsp", "75 g"]'),
  ('salt',      '["1 tsp", "½ tsp", "1 1/2 tsp", "1/4 tsp"]'),
  ('butter',    '["4 oz", "2 tablespoons", "125 g", "1 lb"]'),
  ('milk',      '["1 cup", "1 1/2 cups", "250 ml", "1 pint"]'),
  ('rice',      '["1 cup", "300g", "1 1/2 cups", "1/2 lb"]'),
  ('olive oil', '["2 tbsp", "1 tbsp", "1/4 cup", "1 teaspoon"]'),
  ('beef',      '["1 lb", "1 1/2 lb", "1 lb 4 oz", "600 g"]'),
  ('eggs',      '["2", "3", "4", "6"]'),
  ('onions',    '["2", "2", "3", "1 lb"]');

WITH RECURSIVE numbers(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM numbers WHERE i < 1000)
INSERT INTO recipes
SELECT i, 'Recipe ' || i, 2 + i * 7 % 5 FROM numbers;

-- Some two thirds of the items in each.
INSERT INTO ingredients
SELECT id, (amounts ->> ((id * 13 + said.rowid * 5) % json_array_length(amounts))) || ' ' || item
FROM recipes, said
WHERE (id * 7919 + said.rowid * 104729) % 101 < 66;

INSERT INTO plan VALUES
  ('Monday', 17, 4), ('Tuesday', 256, 4), ('Wednesday', 391, 2), ('Thursday', 480, 4),
  ('Friday', 512, 6), ('Saturday', 777, 8), ('Sunday', 903, 4);
