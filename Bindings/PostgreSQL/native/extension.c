/* What tells the server for which version the extension was compiled. */
#include "extension.h"

#if PG_VERSION_NUM < 140000
#error "quantities takes PostgreSQL 14 or later"
#endif

PG_MODULE_MAGIC;
