import { isJpeg, rebuildJpeg } from './rebuild-jpeg.ts';
import { isPng, rebuildPng } from './rebuild-png.ts';

export interface Picture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
}

/**
 * Recognises a picture by its content and rebuilds it from its essential parts, so that hidden data is dropped.
 * Undefined unless it is a complete PNG or JPEG.
 */
export function readPicture(file: Uint8Array): Picture | undefined {
  try {
    if (isPng(file)) return { type: 'image/png', bytes: join(rebuildPng(file)) };
    if (isJpeg(file)) return { type: 'image/jpeg', bytes: join(rebuildJpeg(file)) };
  } catch (error) {
    // Truncated or malformed data.
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
