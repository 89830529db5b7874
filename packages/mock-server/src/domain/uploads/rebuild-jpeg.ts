import { checkDimensions } from './picture.ts';

const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const EXIF = 0xe1;
/** Segments with metadata of software and camera. JFIF and Adobe segments describe the colours and are kept. */
const isDescription = (code: number): boolean => (code > 0xe0 && code <= 0xef && code !== 0xee) || code === COMMENT;
/** Start-of-frame markers; 0xc4, 0xc8 and 0xcc are tables. */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/** Markers allowed inside a scan: a stuffed 0xff, and restarts. */
const isWithinScan = (code: number): boolean => code === 0 || (code >= 0xd0 && code <= 0xd7);

const ORIENTATION = 0x0112;

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === MARKER && bytes[1] === START && bytes[2] === MARKER;
}

/**
 * Rebuilds a JPEG without metadata about camera and location; only the orientation is kept. Throws a RangeError when
 * it is truncated, has no image or continues after its end.
 */
export function rebuildJpeg(bytes: Uint8Array): readonly Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 2)];
  let hasFrame = false;
  let hasScan = false;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== MARKER) throw new RangeError('A marker is missing.');
    const code = view.getUint8(at + 1);
    if (code === MARKER) {
      at += 1;
      continue;
    }
    if (code === END) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + 4) throw new RangeError('A segment is cut off.');
    if (isFrame(code)) {
      checkDimensions(view.getUint16(at + 7), view.getUint16(at + 5));
      hasFrame = true;
    }
    const orientation = code === EXIF ? orientationIn(bytes.subarray(at + 4, end)) : undefined;
    if (orientation !== undefined) parts.push(describeOrientation(orientation));
    if (!isDescription(code)) parts.push(bytes.subarray(at, end));
    at = end;
    if (code === SCAN) {
      hasScan = true;
      while (view.getUint8(at) !== MARKER || isWithinScan(view.getUint8(at + 1))) at += 1;
      parts.push(bytes.subarray(end, at));
    }
  }
  if (!hasFrame || !hasScan) throw new RangeError('It has no picture.');
  if (at + 2 !== bytes.length) throw new RangeError('It goes on after its end.');
  return [...parts, bytes.subarray(at)];
}

/** EXIF orientation 2 to 8; undefined when upright or not given. */
function orientationIn(segment: Uint8Array): number | undefined {
  if (String.fromCharCode(...segment.subarray(0, 4)) !== 'Exif' || segment.length < 16) return undefined;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.length - 6);
  const isLittleEndian = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittleEndian);
  if (directory + 2 > tiff.byteLength) return undefined;
  const entries = tiff.getUint16(directory, isLittleEndian);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.byteLength) return undefined;
    if (tiff.getUint16(at, isLittleEndian) !== ORIENTATION) continue;
    const value = tiff.getUint16(at + 8, isLittleEndian);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An EXIF segment with only the orientation. */
function describeOrientation(value: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  return Uint8Array.of(MARKER, EXIF, 0, 2 + exif.length + tiff.length, ...exif, ...tiff);
}
