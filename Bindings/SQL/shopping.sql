-- What to buy for the week: the amounts of each line, for as many as will come, summed for each item. What is
-- measured by the cup and what is weighed stay apart, and what is counted is a number. SQLite and PostgreSQL run it.
SELECT
  trim(substr(line, "end")) AS item,
  coalesce(
    qty_sum(qty_scale(found.text, guests || '/' || serves)) FILTER (WHERE kind <> 'number'),
    CAST(CAST(ceil(sum(number * guests / serves)) AS INTEGER) AS TEXT)) AS buy,
  count(*) AS recipes
FROM plan
  JOIN recipes ON recipes.id = plan.recipe
  JOIN ingredients ON ingredients.recipe = recipes.id
  JOIN qty_find(line) AS found ON found.role IN ('amount', 'count')
GROUP BY item, kind
ORDER BY item, kind DESC;
