/** Maximum distance of a match in bytes: only this much of the output is kept. */
const WINDOW = 32_768;
const MAX_CODE_LENGTH = 15;
const END_OF_BLOCK = 256;
const FIRST_LENGTH_SYMBOL = 257;

const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_CODES = 30;
/** Order in which the lengths of the code-length code are stored (RFC 1951, 3.2.7). */
const CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** A canonical Huffman code: number of codes per length, and their symbols in order. */
interface Code {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

function codeOf(lengths: readonly number[]): Code {
  const counts = new Uint16Array(MAX_CODE_LENGTH + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const symbols = lengths
    .flatMap((length, symbol) => (length === 0 ? [] : [{ length, symbol }]))
    .toSorted((a, b) => a.length - b.length || a.symbol - b.symbol)
    .map(({ symbol }) => symbol);
  return { counts, symbols: Uint16Array.from(symbols) };
}

const FIXED: readonly [Code, Code] = [
  codeOf(Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8))),
  codeOf(Array.from({ length: DISTANCE_CODES }, () => 5)),
];

/**
 * True when the bytes are exactly one zlib stream (RFC 1950) that inflates to `size` bytes. Keeps only the last 32 KiB
 * of the output, because a few bytes can expand to very many.
 */
export function inflatesTo(bytes: Uint8Array, size: number): boolean {
  const [method = 0, flags = 0] = bytes;
  // Deflate, a checked header, and no preset dictionary.
  if ((method & 15) !== 8 || ((method << 8) | flags) % 31 !== 0 || (flags & 32) !== 0) return false;
  const reader = new BitReader(bytes, 2);
  const output = new Output(size);
  try {
    for (let isLast = 0; isLast === 0;) {
      isLast = reader.bits(1);
      readBlock(reader, output, reader.bits(2));
    }
    return output.length === size && reader.bigEndian32() === output.checksum() && reader.isAtEnd();
  } catch (error) {
    // Truncated, longer than `size`, or not deflate.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function readBlock(reader: BitReader, output: Output, kind: number): void {
  if (kind === 0) return readStored(reader, output);
  if (kind === 3) throw new RangeError('There is no such block.');
  const [letters, distances] = kind === 1 ? FIXED : readCodes(reader);
  for (;;) {
    const symbol = reader.symbol(letters);
    if (symbol === END_OF_BLOCK) return;
    if (symbol < END_OF_BLOCK) {
      output.write(symbol);
      continue;
    }
    const length =
      valueAt(LENGTHS, symbol - FIRST_LENGTH_SYMBOL) + reader.bits(valueAt(LENGTH_BITS, symbol - FIRST_LENGTH_SYMBOL));
    const code = reader.symbol(distances);
    if (code >= DISTANCE_CODES) throw new RangeError('There is no such distance.');
    const extra = code < 4 ? 0 : (code >> 1) - 1;
    const base = code < 4 ? code + 1 : ((2 + (code & 1)) << extra) + 1;
    output.repeat(base + reader.bits(extra), length);
  }
}

function readStored(reader: BitReader, output: Output): void {
  reader.toByte();
  const length = reader.bits(16);
  if ((reader.bits(16) ^ 0xffff) !== length) throw new RangeError('The length of a stored block is wrong.');
  for (let count = 0; count < length; count += 1) output.write(reader.bits(8));
}

function readCodes(reader: BitReader): readonly [Code, Code] {
  const [letters, distances, lengthCount] = [reader.bits(5) + 257, reader.bits(5) + 1, reader.bits(4) + 4];
  const codeLengths = Array.from({ length: CODE_ORDER.length }, () => 0);
  for (const symbol of CODE_ORDER.slice(0, lengthCount)) codeLengths[symbol] = reader.bits(3);
  const code = codeOf(codeLengths);
  const lengths: number[] = [];
  while (lengths.length < letters + distances) {
    const symbol = reader.symbol(code);
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) repeat(lengths, valueAt(lengths, lengths.length - 1), 3 + reader.bits(2));
    else repeat(lengths, 0, symbol === 17 ? 3 + reader.bits(3) : 11 + reader.bits(7));
  }
  if (lengths.length > letters + distances) throw new RangeError('There are too many codes.');
  return [codeOf(lengths.slice(0, letters)), codeOf(lengths.slice(letters))];
}

function repeat(lengths: number[], length: number, times: number): void {
  for (let count = 0; count < times; count += 1) lengths.push(length);
}

function valueAt(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError('There is no such code.');
  return value;
}

/** Reads bits from bytes, the lowest bit first. */
class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #buffer = 0;
  #count = 0;
  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }
  bits(wanted: number): number {
    while (this.#count < wanted) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw new RangeError('The stream is cut off.');
      this.#buffer |= byte << this.#count;
      this.#at += 1;
      this.#count += 8;
    }
    const value = this.#buffer & ((1 << wanted) - 1);
    this.#buffer >>>= wanted;
    this.#count -= wanted;
    return value;
  }
  symbol({ counts, symbols }: Code): number {
    let [code, first, index] = [0, 0, 0];
    for (let length = 1; length <= MAX_CODE_LENGTH; length += 1) {
      code |= this.bits(1);
      const count = counts[length] ?? 0;
      if (code - first < count) return symbols[index + code - first] ?? END_OF_BLOCK;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new RangeError('There is no such code.');
  }
  toByte(): void {
    this.#buffer = 0;
    this.#count = 0;
  }
  bigEndian32(): number {
    this.toByte();
    const [a, b, c, d] = [this.bits(8), this.bits(8), this.bits(8), this.bits(8)];
    return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  }
  isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }
}

/** Length, checksum and last 32 KiB of the output. */
class Output {
  readonly #size: number;
  readonly #window = new Uint8Array(WINDOW);
  #low = 1;
  #high = 0;
  length = 0;
  constructor(size: number) {
    this.#size = size;
  }
  write(byte: number): void {
    if (this.length >= this.#size) throw new RangeError('It is longer than it should be.');
    this.#window[this.length % WINDOW] = byte;
    this.length += 1;
    this.#low = (this.#low + byte) % 65_521;
    this.#high = (this.#high + this.#low) % 65_521;
  }
  repeat(distance: number, length: number): void {
    if (distance > this.length) throw new RangeError('It goes back to before its beginning.');
    for (let count = 0; count < length; count += 1) this.write(this.#window[(this.length - distance) % WINDOW] ?? 0);
  }
  /** Adler-32 of all that was written. */
  checksum(): number {
    return ((this.#high << 16) | this.#low) >>> 0;
  }
}
