import { encodePng } from '../domain/kernel/index.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A greyscale image of 4 × 3 px. */
export const png = bytesOf(encodePng({ width: 4, height: 3, pixels: new Uint8Array(12).fill(128) }));

const segment = (code: number, ...content: readonly number[]): number[] => [
  0xff,
  code,
  0,
  content.length + 2,
  ...content,
];
const encodeText = (text: string): number[] => [...new TextEncoder().encode(text)];

/** Returns a JPEG segment of Exif metadata: an orientation, and a location that starts with `GPS`. */
export function cameraNotes(orientation: number): number[] {
  const header = [0x49, 0x49, 42, 0, 8, 0, 0, 0];
  const directory = [1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0];
  return segment(0xe1, ...encodeText('Exif\0\0'), ...header, ...directory, ...encodeText('GPS 14.5995 N'));
}

/** Returns a structurally valid JPEG with these segments before the frame. */
export function jpegWith(...before: readonly number[]): Uint8Array<ArrayBuffer> {
  const frame = segment(0xc0, 8, 0, 3, 0, 4, 1, 1, 0x11, 0);
  const scan = segment(0xda, 1, 1, 0, 0, 63, 0);
  return Uint8Array.of(0xff, 0xd8, ...before, ...frame, ...scan, 0x12, 0xff, 0, 0x34, 0xff, 0xd9);
}

export const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name = 'receipt.png', type = 'image/png'): File =>
  new File([bytes], name, { type });
