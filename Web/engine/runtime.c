// The runtime that Embedded Swift expects, for WebAssembly without a C library: memory, a hash seed,
// output of messages, and 128-bit arithmetic.

#include <stddef.h>
#include <stdint.h>

#ifdef QUESTIONS
// The parts of the library that a module has; see LinkedParts.swift.
_Bool qty_has_questions(void) { return QUESTIONS; }
#endif

#define EXPORT(name) __attribute__((export_name(name)))

// Memory.

// A block's size, including its header, is a power of two. Freed blocks are kept in a list for each size.
typedef struct Block {
  struct Block *next;
  uint32_t order;
  uint64_t unused; // Pads the header, to keep the contents aligned to 16 bytes.
} Block;

enum { smallest_order = 5, page_size = 65536 };

extern uint8_t __heap_base;
static Block *freed[32];
static uintptr_t used_end, memory_end;

void *malloc(size_t size) {
  uint32_t order = smallest_order;
  while (((size_t)1 << order) - sizeof(Block) < size) {
    if (++order == 31) __builtin_trap();
  }
  Block *block = freed[order];
  if (block) {
    freed[order] = block->next;
    return block + 1;
  }
  if (used_end == 0) {
    used_end = ((uintptr_t)&__heap_base + 15) / 16 * 16;
    memory_end = __builtin_wasm_memory_size(0) * page_size;
  }
  size_t length = (size_t)1 << order;
  if (memory_end - used_end < length) {
    size_t pages = (length + page_size - 1) / page_size;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) __builtin_trap();
    memory_end += pages * page_size;
  }
  block = (Block *)used_end;
  block->order = order;
  used_end += length;
  return block + 1;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)memory - 1;
  block->next = freed[block->order];
  freed[block->order] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > sizeof(Block)) __builtin_trap();
  *memory = malloc(size);
  return 0;
}

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left, *b = right;
  for (size_t index = 0; index < count; index++) {
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  }
  return 0;
}

// The hash seed is constant, to make runs reproducible.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) ((uint8_t *)bytes)[index] = (uint8_t)(index * 37);
}

// Messages.

// The last message of the program: why it trapped.
static char message[512];
static uint32_t message_length;

int putchar(int character) {
  if (message_length == sizeof message) message_length = 0;
  message[message_length++] = (char)character;
  return character;
}

EXPORT("message") const char *last_message(void) { return message; }
EXPORT("messageLength") uint32_t last_message_length(void) { return message_length; }

// 128-bit arithmetic, done on 64-bit halves: the compiler would turn a 128-bit operation here into a
// call of the function that contains it.

typedef unsigned __int128 Wide;
typedef union {
  Wide whole;
  __int128 number;
  struct {
    uint64_t low, high;
  };
} Halves;

static Wide wide(uint64_t high, uint64_t low) {
  Halves result = {.low = low, .high = high};
  return result.whole;
}

Wide __ashlti3(Wide value, int count) {
  Halves of = {value};
  if (count == 0) return value;
  if (count >= 64) return wide(of.low << (count - 64), 0);
  return wide(of.high << count | of.low >> (64 - count), of.low << count);
}

Wide __lshrti3(Wide value, int count) {
  Halves of = {value};
  if (count == 0) return value;
  if (count >= 64) return wide(0, of.high >> (count - 64));
  return wide(of.high >> count, of.low >> count | of.high << (64 - count));
}

Wide __ashrti3(Wide value, int count) {
  Halves of = {value};
  int64_t high = (int64_t)of.high;
  if (count == 0) return value;
  if (count >= 64) return wide((uint64_t)(high >> 63), (uint64_t)(high >> (count - 64)));
  return wide((uint64_t)(high >> count), of.low >> count | of.high << (64 - count));
}

static Wide product(uint64_t left, uint64_t right) {
  uint64_t low = (left & UINT32_MAX) * (right & UINT32_MAX);
  uint64_t inner = (left >> 32) * (right & UINT32_MAX) + (low >> 32);
  uint64_t outer = (left & UINT32_MAX) * (right >> 32) + (inner & UINT32_MAX);
  uint64_t high = (left >> 32) * (right >> 32) + (inner >> 32) + (outer >> 32);
  return wide(high, outer << 32 | (low & UINT32_MAX));
}

Wide __multi3(Wide left, Wide right) {
  Halves a = {left}, b = {right}, result = {product(a.low, b.low)};
  result.high += a.low * b.high + a.high * b.low;
  return result.whole;
}

static int leading_zeros(Halves value) {
  return value.high ? __builtin_clzll(value.high) : 64 + __builtin_clzll(value.low);
}

// Long division, a bit of the quotient at a time.
static Wide divide(Wide dividend, Wide divisor, Wide *remainder) {
  Halves a = {dividend}, b = {divisor};
  if (a.high == 0 && b.high == 0) {
    *remainder = a.low % b.low;
    return a.low / b.low;
  }
  Wide quotient = 0;
  *remainder = dividend;
  if (dividend < divisor) return 0;
  int bits = leading_zeros(b) - leading_zeros(a);
  for (divisor <<= bits; bits >= 0; bits--) {
    quotient <<= 1;
    if (*remainder >= divisor) {
      *remainder -= divisor;
      quotient |= 1;
    }
    divisor >>= 1;
  }
  return quotient;
}

static Wide magnitude(__int128 value) { return value < 0 ? -(Wide)value : (Wide)value; }

Wide __udivti3(Wide dividend, Wide divisor) {
  Wide remainder;
  return divide(dividend, divisor, &remainder);
}

Wide __umodti3(Wide dividend, Wide divisor) {
  Wide remainder;
  divide(dividend, divisor, &remainder);
  return remainder;
}

__int128 __divti3(__int128 dividend, __int128 divisor) {
  Wide quotient = __udivti3(magnitude(dividend), magnitude(divisor));
  return (dividend < 0) == (divisor < 0) ? (__int128)quotient : -(__int128)quotient;
}

__int128 __modti3(__int128 dividend, __int128 divisor) {
  Wide remainder = __umodti3(magnitude(dividend), magnitude(divisor));
  return dividend < 0 ? -(__int128)remainder : (__int128)remainder;
}

// Replaces Unicode's tables of normalization and graphemes (23 KB with brotli): names are compared scalar by scalar,
// and each scalar is a character.

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return UINT8_MAX; }
_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return 0; }
_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return 0; }
