import type { BrandTokens } from './tokens.ts';

/** Faces are divided by characters; these are in all that a first screen needs: letters, and the signs of currencies. */
const NEEDED = 'a₱';

/**
 * Fetches the faces of a brand's first screen. A browser asks for a face only once it lays text out in it, and lays the
 * whole page out anew when the face has come. Failures show by the fallback faces alone.
 */
export function askForFonts({ fonts }: Pick<BrandTokens, 'fonts'>): void {
  for (const stack of [fonts.text, fonts.display]) {
    const [first] = stack.split(',');
    document.fonts.load(`1em ${first}`, NEEDED).catch(() => undefined);
  }
}
