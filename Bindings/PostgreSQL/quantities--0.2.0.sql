\echo Use "CREATE EXTENSION quantities" to load this file. \quit

-- The same arguments have the same results, whatever the settings; and nothing else is read or written. No function is
-- leakproof: an error shows the text.

CREATE FUNCTION qty_format(text, options text DEFAULT '') RETURNS text
  AS 'MODULE_PATHNAME', 'pg_qty_format' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10;
CREATE FUNCTION qty_convert(text, unit text, options text DEFAULT '') RETURNS text
  AS 'MODULE_PATHNAME', 'pg_qty_convert' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10;
CREATE FUNCTION qty_value(text, unit text, options text DEFAULT '') RETURNS double precision
  AS 'MODULE_PATHNAME', 'pg_qty_value' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5;
CREATE FUNCTION qty_number(text, options text DEFAULT '') RETURNS double precision
  AS 'MODULE_PATHNAME', 'pg_qty_number' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5;
CREATE FUNCTION qty_unit(text, options text DEFAULT '') RETURNS text
  AS 'MODULE_PATHNAME', 'pg_qty_unit' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5;
CREATE FUNCTION qty_kind(text, options text DEFAULT '') RETURNS text
  AS 'MODULE_PATHNAME', 'pg_qty_kind' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5;
CREATE FUNCTION qty_add(text, text, options text DEFAULT '') RETURNS text
  AS 'MODULE_PATHNAME', 'pg_qty_add' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 15;
CREATE FUNCTION qty_is_valid(text) RETURNS boolean
  AS 'MODULE_PATHNAME', 'pg_qty_is_valid' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5;
CREATE FUNCTION qty_is_valid(text, unit text, options text DEFAULT '') RETURNS boolean
  AS 'MODULE_PATHNAME', 'pg_qty_is_valid_in' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5;

-- A factor can be a number of any type, or a text such as 2/3.
CREATE FUNCTION qty_scale(text, factor text, options text DEFAULT '') RETURNS text
  AS 'MODULE_PATHNAME', 'pg_qty_scale' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 25;
CREATE FUNCTION qty_scale(text, factor numeric, options text DEFAULT '') RETURNS text
  AS 'MODULE_PATHNAME', 'pg_qty_scale_numeric' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 25;
CREATE FUNCTION qty_scale(text, factor double precision, options text DEFAULT '') RETURNS text
  AS 'MODULE_PATHNAME', 'pg_qty_scale_double' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 25;
CREATE FUNCTION qty_scale(text, factor real, options text DEFAULT '') RETURNS text
  AS 'MODULE_PATHNAME', 'pg_qty_scale_real' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 25;
CREATE FUNCTION qty_scale(text, factor bigint, options text DEFAULT '') RETURNS text
  AS 'MODULE_PATHNAME', 'pg_qty_scale_bigint' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 25;

CREATE FUNCTION qty_find(text, options text DEFAULT '') RETURNS TABLE(
    "start" integer, "end" integer, text text, number double precision, unit text, kind text, role text,
    upper double precision, counted text)
  AS 'MODULE_PATHNAME', 'pg_qty_find' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 3;

-- The sum. An aggregate takes its options in each row.
CREATE FUNCTION qty_sum_add(internal, text) RETURNS internal
  AS 'MODULE_PATHNAME', 'pg_qty_sum_add' LANGUAGE C IMMUTABLE PARALLEL SAFE COST 5;
CREATE FUNCTION qty_sum_add(internal, text, text) RETURNS internal
  AS 'MODULE_PATHNAME', 'pg_qty_sum_add' LANGUAGE C IMMUTABLE PARALLEL SAFE COST 5;
CREATE FUNCTION qty_sum_take(internal, text) RETURNS internal
  AS 'MODULE_PATHNAME', 'pg_qty_sum_take' LANGUAGE C IMMUTABLE PARALLEL SAFE COST 5;
CREATE FUNCTION qty_sum_take(internal, text, text) RETURNS internal
  AS 'MODULE_PATHNAME', 'pg_qty_sum_take' LANGUAGE C IMMUTABLE PARALLEL SAFE COST 5;
CREATE FUNCTION qty_sum_text(internal) RETURNS text
  AS 'MODULE_PATHNAME', 'pg_qty_sum_text' LANGUAGE C IMMUTABLE PARALLEL SAFE COST 10;
CREATE FUNCTION qty_sum_combine(internal, internal) RETURNS internal
  AS 'MODULE_PATHNAME', 'pg_qty_sum_combine' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION qty_sum_serialize(internal) RETURNS bytea
  AS 'MODULE_PATHNAME', 'pg_qty_sum_serialize' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION qty_sum_deserialize(bytea, internal) RETURNS internal
  AS 'MODULE_PATHNAME', 'pg_qty_sum_deserialize' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

CREATE AGGREGATE qty_sum(text) (
  SFUNC = qty_sum_add, STYPE = internal, SSPACE = 400, FINALFUNC = qty_sum_text,
  COMBINEFUNC = qty_sum_combine, SERIALFUNC = qty_sum_serialize, DESERIALFUNC = qty_sum_deserialize,
  MSFUNC = qty_sum_add, MINVFUNC = qty_sum_take, MSTYPE = internal, MSSPACE = 400, MFINALFUNC = qty_sum_text,
  PARALLEL = SAFE);
CREATE AGGREGATE qty_sum(text, options text) (
  SFUNC = qty_sum_add, STYPE = internal, SSPACE = 400, FINALFUNC = qty_sum_text,
  COMBINEFUNC = qty_sum_combine, SERIALFUNC = qty_sum_serialize, DESERIALFUNC = qty_sum_deserialize,
  MSFUNC = qty_sum_add, MINVFUNC = qty_sum_take, MSTYPE = internal, MSSPACE = 400, MFINALFUNC = qty_sum_text,
  PARALLEL = SAFE);

COMMENT ON FUNCTION qty_format(text, text) IS 'an amount or a range as a person would say it';
COMMENT ON FUNCTION qty_convert(text, text, text) IS 'an amount in a unit, or in several';
COMMENT ON FUNCTION qty_value(text, text, text) IS 'the nearest number to an amount in a unit';
COMMENT ON FUNCTION qty_number(text, text) IS 'the number of an amount in the unit that it names';
COMMENT ON FUNCTION qty_unit(text, text) IS 'the name of the unit of an amount';
COMMENT ON FUNCTION qty_kind(text, text) IS 'time, volume or mass';
COMMENT ON FUNCTION qty_add(text, text, text) IS 'the exact sum of two amounts or ranges';
COMMENT ON FUNCTION qty_is_valid(text) IS 'whether a text is an amount or a range';
COMMENT ON FUNCTION qty_is_valid(text, text, text) IS 'whether qty_value has an answer';
COMMENT ON FUNCTION qty_scale(text, text, text) IS 'the text of a recipe with all amounts multiplied';
COMMENT ON FUNCTION qty_find(text, text) IS 'the amounts in a text';
COMMENT ON AGGREGATE qty_sum(text) IS 'the exact sum of amounts or ranges';
COMMENT ON AGGREGATE qty_sum(text, text) IS 'the exact sum of amounts or ranges';
