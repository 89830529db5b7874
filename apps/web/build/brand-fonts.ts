import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { BrandTokens } from '@croupier/ui/theme';
import subsetFont from 'subset-font';

/** Style sheets with the faces of all brands. */
const SHEETS = ['@croupier/ui/fonts.css', '@croupier/ui/brands/parolan.css'];

/** The first family of each stack, which has the brand's own letters. */
export const familyOf = (stack: string): string => (stack.split(',')[0] ?? '').replaceAll(/['"]/g, '').trim();

interface Face {
  readonly family: string;
  readonly file: URL;
  /** False for a face of a single weight. */
  readonly isVariable: boolean;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** The faces of a style sheet that are files. */
async function readFaces(sheet: string): Promise<readonly Face[]> {
  const url = import.meta.resolve(sheet);
  const css = await readFile(fileURLToPath(url), 'utf8');
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const family = /font-family: '([^']+)'/.exec(body)?.[1];
    const file = /url\('([^']+)'\)/.exec(body)?.[1];
    if (family === undefined || file === undefined) return [];
    const ranges = [...body.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
    );
    return [{ family, file: new URL(file, url), isVariable: /font-weight: \d+ \d+/.test(body), ranges }];
  });
}

/** Names of the files with the Latin letters of a brand, which its first screen uses. */
export async function firstFontFiles({ fonts }: BrandTokens): Promise<readonly string[]> {
  const faces = (await Promise.all(SHEETS.map(readFaces))).flat();
  const families = new Set([familyOf(fonts.display), familyOf(fonts.text)]);
  const letter = 'a'.codePointAt(0) ?? 0;
  return faces
    .filter(
      ({ family, ranges }) => families.has(family) && ranges.some(([first, last]) => letter >= first && letter <= last),
    )
    .map(({ file }) => path.basename(file.pathname));
}

/** The fonts of a brand with the letters of a text, each with one weight, as a renderer without variable fonts needs them. */
export async function brandFonts({ fonts, type }: BrandTokens, text: string): Promise<readonly Uint8Array[]> {
  const faces = (await Promise.all(SHEETS.map(readFaces))).flat();
  const weights = new Map([
    [familyOf(fonts.display), type.banner.weight],
    [familyOf(fonts.text), type.lead.weight],
  ]);
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const needed = faces.filter(
    ({ family, ranges }) =>
      weights.has(family) && points.some((point) => ranges.some(([first, last]) => point >= first && point <= last)),
  );
  return Promise.all(
    needed.map(async ({ family, file, isVariable }) =>
      subsetFont(await readFile(fileURLToPath(file)), text, {
        targetFormat: 'sfnt',
        ...(isVariable && { variationAxes: { wght: weights.get(family) ?? type.lead.weight } }),
      }),
    ),
  );
}
