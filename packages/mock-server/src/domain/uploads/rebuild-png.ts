import { crc32 } from '../kernel/index.ts';
import { inflatesTo } from './inflate.ts';
import { checkDimensions } from './picture.ts';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** PNG chunks to keep; texts, times and profiles are dropped. */
const KEPT_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'pHYs', 'IDAT', 'IEND']);
const HEADER_LENGTH = 13;

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => bytes[at] === byte);
}

/**
 * Rebuilds a PNG from its essential chunks. Throws a RangeError when it is truncated, corrupt or continues after its
 * end.
 */
export function rebuildPng(bytes: Uint8Array): readonly Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, SIGNATURE.length)];
  const types: string[] = [];
  let at = SIGNATURE.length;
  while (at < bytes.length) {
    const length = view.getUint32(at);
    const end = at + length + 12;
    if (end > bytes.length) throw new RangeError('A chunk is cut off.');
    const typeAndData = bytes.subarray(at + 4, end - 4);
    if (crc32(typeAndData) !== view.getUint32(end - 4)) throw new RangeError('A chunk was changed.');
    const type = String.fromCharCode(...typeAndData.subarray(0, 4));
    if (types.length === 0 && (type !== 'IHDR' || length !== HEADER_LENGTH)) throw new RangeError('It has no header.');
    if (types.length === 0) checkDimensions(view.getUint32(at + 8), view.getUint32(at + 12));
    if (types.at(-1) === 'IEND') throw new RangeError('It goes on after its end.');
    if (KEPT_CHUNKS.has(type)) parts.push(bytes.subarray(at, end));
    types.push(type);
    at = end;
  }
  if (types.at(-1) !== 'IEND' || !types.includes('IDAT')) throw new RangeError('It has no end or no picture.');
  refuseUnreadable(bytes, view, parts);
  return parts;
}

/** Samples per pixel, and allowed bit depths, by colour type. */
const COLOUR_TYPES: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/**
 * Refuses an unknown colour type, and image data that does not inflate to its size. The data of interlaced images is
 * not checked.
 */
function refuseUnreadable(bytes: Uint8Array, view: DataView, parts: readonly Uint8Array[]): void {
  const [depth = 0, colour = 9, , , interlaced = 0] = bytes.subarray(24, 29);
  const colourType = COLOUR_TYPES[colour];
  if (colourType === undefined || !colourType.depths.includes(depth))
    throw new RangeError('There is no such colour type.');
  if (interlaced !== 0) return;
  const line = 1 + Math.ceil((view.getUint32(16) * colourType.samples * depth) / 8);
  const data = parts.flatMap((part) =>
    String.fromCharCode(...part.subarray(4, 8)) === 'IDAT' ? [part.subarray(8, -4)] : [],
  );
  const stream = new Uint8Array(data.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of data) {
    stream.set(part, at);
    at += part.length;
  }
  if (!inflatesTo(stream, line * view.getUint32(20))) throw new RangeError('The picture does not inflate.');
}
