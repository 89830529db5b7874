/** A problem of a style sheet, in a .css file or in a template tagged with `css`. */
export interface SheetProblem {
  readonly offset: number;
  readonly message: string;
}

/** A colour in hex or as a function with numbers; `rgb(var(--x))` and `rgba(${channel} / 0.5)` use tokens. */
export const COLOUR_CODE =
  /(?<![\w&-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/iu;

const SHEET_SIDE =
  /(?:^|[;{\s`])((?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)[a-z-]*|left|right|text-align\s*:\s*(?:left|right))\s*[:;}]/gu;
const SHEET_DIRECTION = /(?<![\w-])direction\s*:/gu;

export const MIRRORS = 'which is mirrored in right-to-left languages';
export const NO_DIRECTION =
  'sets direction; use the attribute dir, because the direction in styles is mirrored as well';

/** @param colour as written */
export function colourMessage(colour: string): string {
  const shown = colour.replace(/\(.*$/u, '(…)');
  return `contains the colour ${shown}; use a theme token, which light, dark and every brand define`;
}

/** Colours of a style sheet. */
export function findSheetColours(text: string): SheetProblem[] {
  return [...text.matchAll(new RegExp(COLOUR_CODE, 'giu'))].map((match) => {
    return { offset: match.index, message: colourMessage(match[0]) };
  });
}

/** Physical sides and directions of a style sheet. */
export function findSheetSides(text: string): SheetProblem[] {
  const directions = [...text.matchAll(SHEET_DIRECTION)].map(({ index }) => ({ offset: index, message: NO_DIRECTION }));
  const sides = [...text.matchAll(SHEET_SIDE)].map((match) => {
    const name = match[1] ?? '';
    const message = `sets ${name}; use its inline-start or inline-end form, ${MIRRORS}`;
    return { offset: match.index + match[0].indexOf(name), message };
  });
  return [...directions, ...sides];
}
