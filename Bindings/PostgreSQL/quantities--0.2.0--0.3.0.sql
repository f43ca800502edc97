\echo Use "ALTER EXTENSION quantities UPDATE" to load this file. \quit

-- The functions are declared as in 0.2.0; what they call is in the library.
