import { crc32 } from '../verification/png.ts';
import { refuseStrangeSize } from './picture.ts';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** PNG chunks to keep; texts, times and profiles are dropped. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'pHYs', 'IDAT', 'IEND']);
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
    const named = bytes.subarray(at + 4, end - 4);
    if (crc32(named) !== view.getUint32(end - 4)) throw new RangeError('A chunk was changed.');
    const type = String.fromCharCode(...named.subarray(0, 4));
    if (types.length === 0 && (type !== 'IHDR' || length !== HEADER_LENGTH)) throw new RangeError('It has no header.');
    if (types.length === 0) refuseStrangeSize(view.getUint32(at + 8), view.getUint32(at + 12));
    if (types.at(-1) === 'IEND') throw new RangeError('It goes on after its end.');
    if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
    types.push(type);
    at = end;
  }
  if (types.at(-1) !== 'IEND' || !types.includes('IDAT')) throw new RangeError('It has no end or no picture.');
  return parts;
}
