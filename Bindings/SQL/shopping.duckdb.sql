-- What to buy for the week, as shopping.sql does it, for DuckDB: what was found is a list of structures, and a sum is one
-- of a list.
SELECT
  trim(substr(line, found."end")) AS item,
  coalesce(
    qty_sum(list(qty_scale(found.text, guests || '/' || serves)) FILTER (WHERE found.kind <> 'number')),
    CAST(CAST(ceil(sum(found.number * guests / serves)) AS INTEGER) AS TEXT)) AS buy,
  count(*) AS recipes
FROM plan
  JOIN recipes ON recipes.id = plan.recipe
  JOIN ingredients ON ingredients.recipe = recipes.id,
  unnest(qty_find(line)) AS amounts(found)
WHERE found.role IN ('amount', 'count')
GROUP BY item, found.kind
ORDER BY item, found.kind DESC;
