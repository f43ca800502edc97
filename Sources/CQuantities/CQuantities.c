// C wants a source file in each target; all that there is to say is in the header.
#include "quantities.h"
