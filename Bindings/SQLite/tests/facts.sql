-- Statements that no other system has, each with what the shell of SQLite must print; see Bindings/SQL/facts.sql.

SELECT qty_format(2); -- 2
SELECT qty_format(1.5); -- 1.5
SELECT typeof(qty_format('3 tsp')), length(qty_format('½ cup', 'style=vulgar')); -- text|5
SELECT typeof(qty_value('2 g', 'g')); -- real
SELECT length(qty_scale(replace(hex(zeroblob(50000)), '00', '1 g '), 2)); -- 200000
SELECT length(qty_scale(replace(hex(zeroblob(500)), '00', '1 egg '), 1234567)); -- 6500
SELECT qty_is_valid(3), qty_is_valid(x'33'), qty_is_valid(CAST(x'ff' AS TEXT)); -- 0|0|0
SELECT unit FROM qty_find WHERE input = '1 pint' AND options = 'system=imperial'; -- imperial pint
SELECT count(*), max(rowid), max(end) FROM qty_find(replace(hex(zeroblob(9999)), '00', '½ g, ')); -- 9999|9999|49994
SELECT qty_format(x'3320747370'); -- Error: expected a text, found a blob
SELECT qty_format('3 tsp', x'00'); -- Error: expected a text, found a blob
SELECT qty_format(CAST(x'3320ff' AS TEXT)); -- Error: the text is not UTF-8 (byte 3 of the text)
SELECT qty_format('3 tsp' || char(0) || 'x'); -- Error: unexpected '�x' (characters 6 to 7 of '3 tsp x')
SELECT qty_format(printf('%.*c', 30, 'ä') || ' 1 cup'); -- Error: expected a number, found 'ääääääääääääääääääääääääääääää' (characters 1 to 30 of 'ääääääääääääääääääääääääääääää 1 cup')
SELECT qty_format(); -- Error: wrong number of arguments to function qty_format()
SELECT qty_scale('1 cup', 9e999); -- Error: 'Inf' is not a number (characters 1 to 3 of 'Inf')
SELECT qty_scale('1 cup', 9e999 - 9e999) IS NULL, qty_sum(9e999 - 9e999) IS NULL, qty_is_valid(9e999); -- 1|1|0
SELECT qty_sum(x'00'); -- Error: expected a text, found a blob
SELECT * FROM qty_find; -- Error: qty_find(text) needs a text
SELECT * FROM qty_find(x'00'); -- Error: expected a text, found a blob
SELECT * FROM qty_find(CAST(x'3320ff' AS TEXT)); -- Error: the text is not UTF-8 (byte 3 of the text)
INSERT INTO qty_find VALUES (1); -- Error: table qty_find may not be modified
CREATE VIRTUAL TABLE t USING qty_find; -- Error: no such module: qty_find
