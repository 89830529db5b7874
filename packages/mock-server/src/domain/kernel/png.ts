/** Greyscale image: one byte per pixel, row by row, 0 black to 255 white. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});
/** Maximum size of a stored deflate block. */
const MAX_BLOCK_BYTES = 65_535;

/** Encodes an 8-bit greyscale PNG in base64, without compression: the images are small, and this needs no library. */
export function encodePng({ width, height, pixels }: Bitmap): string {
  const lines = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    // Each row starts with its filter type, 0 for none.
    lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const header = [...bigEndian(width), ...bigEndian(height), 8, 0, 0, 0, 0];
  const bytes = [...SIGNATURE, ...chunk('IHDR', header), ...chunk('IDAT', store(lines)), ...chunk('IEND', [])];
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

function chunk(type: string, data: readonly number[]): number[] {
  const body = [...new TextEncoder().encode(type), ...data];
  return [...bigEndian(data.length), ...body, ...bigEndian(crc32(body))];
}

/** A zlib stream of stored blocks. */
function store(data: Uint8Array): number[] {
  const stream = [0x78, 0x01];
  for (let start = 0; start < data.length; start += MAX_BLOCK_BYTES) {
    const block = data.subarray(start, start + MAX_BLOCK_BYTES);
    const isLast = start + MAX_BLOCK_BYTES >= data.length;
    const { length } = block;
    stream.push(isLast ? 1 : 0, length & 255, length >>> 8, ~length & 255, (~length >>> 8) & 255, ...block);
  }
  return [...stream, ...bigEndian(adler32(data))];
}

function bigEndian(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

export function crc32(bytes: Iterable<number>): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}
