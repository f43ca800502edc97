// Holds the WebAssembly module to what the same program answered on this machine:
// `node test.mjs MODULE CASES ANSWERS`.

import { readFileSync } from 'node:fs'

const [moduleFile, casesFile, answersFile] = process.argv.slice(2)
const module = new WebAssembly.Module(readFileSync(moduleFile))
const encoder = new TextEncoder()
const decoder = new TextDecoder()
let passed = 0
let failed = 0

/** Counts a result, and shows it if it is not what was expected, as far as anyone would read. */
function check(name, actual, expected) {
  if (actual === expected) {
    passed += 1
    return
  }
  failed += 1
  if (failed <= 20) {
    console.log(`${name}\n  expected: ${expected}\n  found:    ${actual}`)
  }
}

/** An instance of the module; one that has trapped is of no more use. */
class Instance {
  constructor() {
    this.exports = new WebAssembly.Instance(module).exports
  }

  bytes(address, count) {
    return new Uint8Array(this.exports.memory.buffer, address, count)
  }

  answer(question) {
    const { allocate, deallocate, answer, answerLength } = this.exports
    const text = encoder.encode(question)
    const address = allocate(text.length)
    this.bytes(address, text.length).set(text)
    const result = answer(address, text.length)
    const line = decoder.decode(this.bytes(result, answerLength()))
    deallocate(address)
    return line.replaceAll('\n', '\\n')
  }

  get message() {
    return decoder.decode(this.bytes(this.exports.message(), this.exports.messageLength())).trim()
  }
}

let instance = new Instance()
check('the bits of an Int', instance.exports.wordSize(), 32)

// The library.

const lines = (file) => readFileSync(file, 'utf8').trimEnd().split('\n')
const questions = lines(casesFile)
const answers = lines(answersFile)
check('the number of answers', answers.length, questions.length)
for (const [index, question] of questions.entries()) {
  let found
  try {
    found = instance.answer(question)
  } catch (error) {
    found = `${instance.message || error.message}\n${error.stack}`
    instance = new Instance()
  }
  check(`line ${index + 1}: ${question.replaceAll('\t', ' | ')}`, found, answers[index])
}

// The arithmetic of 128 bits in runtime.c, with numbers of every length.

const calculations = [
  ['multiply', (a, b) => a * b],
  ['divide', (a, b) => a / b],
  ['remainder', (a, b) => a % b],
  ['divide signed', (a, b) => signed(a) / signed(b)],
  ['remainder signed', (a, b) => signed(a) % signed(b)],
  ['shift left', (a, b) => a << (b & 127n)],
  ['shift right', (a, b) => a >> (b & 127n)],
  ['shift right signed', (a, b) => signed(a) >> (b & 127n)],
]
const signed = (number) => BigInt.asIntN(128, number)
const unsigned = (number) => BigInt.asUintN(128, number)

let seed = 1n
function random() {
  let number = 0n
  for (let words = 0; words < 3; words += 1) {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn
    number = number << 48n | seed >> 16n
  }
  const length = (seed >> 20n) % 128n + 1n
  return BigInt.asUintN(Number(length), number)
}

const edges = [0n, 1n, 2n, 31n, 32n, 63n, 64n, 65n, 96n, 127n]
  .flatMap((exponent) => [1n << exponent, (1n << exponent) - 1n, -(1n << exponent)])
  .map(unsigned)
const pairs = edges.flatMap((left) => edges.map((right) => [left, right]))
for (let count = 0; count < 5000; count += 1) pairs.push([random(), random()])

const address = instance.exports.allocate(32)
const numbers = () => new DataView(instance.exports.memory.buffer, address, 32)
function store(offset, number) {
  numbers().setBigUint64(offset, BigInt.asUintN(64, number), true)
  numbers().setBigUint64(offset + 8, number >> 64n, true)
}

for (const [operation, [name, expected]] of calculations.entries()) {
  let wrong = ''
  for (const [left, right] of pairs) {
    const isDivision = operation >= 1 && operation <= 4
    // Swift traps on these.
    if (isDivision && right === 0n) continue
    if (isDivision && signed(left) === -(1n << 127n) && signed(right) === -1n) continue
    store(0, left)
    store(16, right)
    instance.exports.calculate(operation, address)
    const found = numbers().getBigUint64(8, true) << 64n | numbers().getBigUint64(0, true)
    if (found !== unsigned(expected(left, right))) wrong ||= `${left}, ${right}: ${found}`
  }
  check(`${name}, ${pairs.length} pairs`, wrong, '')
}

console.log(`${passed} passed, ${failed} failed`)
// Not process.exit, which would not wait for what is written to a pipe.
process.exitCode = failed === 0 ? 0 : 1
