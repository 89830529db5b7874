import { isJpeg, rebuildJpeg } from './rebuild-jpeg.ts';
import { isPng, rebuildPng } from './rebuild-png.ts';

export interface Picture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
}

/**
 * The picture in a file, by what is in it and whatever it is called. It is put together anew of the parts that make it
 * up, so nothing that hides in the file comes along. Undefined when it is no whole PNG or JPEG.
 */
export function readPicture(file: Uint8Array): Picture | undefined {
  try {
    if (isPng(file)) return { type: 'image/png', bytes: join(rebuildPng(file)) };
    if (isJpeg(file)) return { type: 'image/jpeg', bytes: join(rebuildJpeg(file)) };
  } catch (error) {
    // Bytes that are missing or not as they should be.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
