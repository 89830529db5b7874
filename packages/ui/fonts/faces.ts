/** Code point range, both ends inclusive. */
export type CodeRange = readonly [first: number, last: number];

export interface FaceSource {
  /** Output file name without extension. */
  file: string;
  family: string;
  /** File inside a package of Fontsource. */
  source: `@fontsource${'-variable' | ''}/${string}/files/${string}.woff2`;
  /** Weight of a font that is not variable. */
  weights: { min: number; max: number };
  ranges: readonly CodeRange[];
  /** Faces that a first visit in Latin script loads. */
  firstVisit?: true;
}

/** A style sheet of font faces. A brand with its own display font has an additional style sheet. */
export type SheetName = 'fonts' | 'parolan';

const besley = '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';
const besleyExt = '@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2';
const hanken = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const hankenExt = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2';
const sansita = '@fontsource/sansita/files/sansita-latin-800-normal.woff2';
const sansitaExt = '@fontsource/sansita/files/sansita-latin-ext-800-normal.woff2';

const ascii: CodeRange = [0x20, 0x7e];
const latin1: CodeRange = [0xa0, 0xff];
/** Dashes, quotation marks, bullet, ellipsis, prime, single angle quotes. */
const punctuation: readonly CodeRange[] = [
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
];
/** ¡ ¿ Á É Í Ñ Ó Ú Ü á é í ñ ó ú ü: with ASCII enough for titles in English, Filipino and Spanish. */
const iberian = [
  0xa0, 0xa1, 0xbf, 0xc1, 0xc9, 0xcd, 0xd1, 0xd3, 0xda, 0xdc, 0xe1, 0xe9, 0xed, 0xf1, 0xf3, 0xfa, 0xfc,
].map((codePoint): CodeRange => [codePoint, codePoint]);
/** Ranges not covered by `iberian`. Faces of one family must not overlap, otherwise both are downloaded. */
const restOfLatin1: readonly CodeRange[] = [
  [0xa2, 0xbe],
  [0xc0, 0xc0],
  [0xc2, 0xc8],
  [0xca, 0xcc],
  [0xce, 0xd0],
  [0xd2, 0xd2],
  [0xd4, 0xd9],
  [0xdb, 0xdb],
  [0xdd, 0xe0],
  [0xe2, 0xe8],
  [0xea, 0xec],
  [0xee, 0xf0],
  [0xf2, 0xf2],
  [0xf4, 0xf9],
  [0xfb, 0xfb],
  [0xfd, 0xff],
  [0x152, 0x153],
];
/** Œ and œ are in the Latin source. */
const latinExtended: readonly CodeRange[] = [
  [0x100, 0x151],
  [0x154, 0x17f],
  [0x18f, 0x18f],
  [0x192, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1e7],
  [0x1fa, 0x21b],
  [0x237, 0x237],
  [0x259, 0x259],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
];
/** Excludes the euro sign, which is in the Latin source. */
const currency: readonly CodeRange[] = [
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
];

const displayWeights = { min: 600, max: 800 };
const textWeights = { min: 400, max: 700 };
const blackWeight = { min: 800, max: 800 };

const defaultFaces: readonly FaceSource[] = [
  {
    file: 'besley',
    family: 'Besley',
    source: besley,
    weights: displayWeights,
    ranges: [ascii, ...iberian, ...punctuation],
    firstVisit: true,
  },
  { file: 'besley-latin-1', family: 'Besley', source: besley, weights: displayWeights, ranges: restOfLatin1 },
  { file: 'besley-latin-ext', family: 'Besley', source: besleyExt, weights: displayWeights, ranges: latinExtended },
  {
    file: 'hanken-grotesk',
    family: 'Hanken Grotesk',
    source: hanken,
    weights: textWeights,
    ranges: [
      ascii,
      latin1,
      ...punctuation,
      [0x152, 0x153],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2193],
      [0x2212, 0x2212],
    ],
    firstVisit: true,
  },
  {
    file: 'hanken-grotesk-latin-ext',
    family: 'Hanken Grotesk',
    source: hankenExt,
    weights: textWeights,
    ranges: latinExtended,
  },
  // Separate file, so that a peso sign loads one kilobyte instead of the whole extended Latin file.
  {
    file: 'hanken-grotesk-currency',
    family: 'Hanken Grotesk',
    source: hankenExt,
    weights: textWeights,
    ranges: currency,
    firstVisit: true,
  },
];

const parolanFaces: readonly FaceSource[] = [
  {
    file: 'sansita',
    family: 'Sansita',
    source: sansita,
    weights: blackWeight,
    ranges: [ascii, ...iberian, ...punctuation],
    firstVisit: true,
  },
  { file: 'sansita-latin-1', family: 'Sansita', source: sansita, weights: blackWeight, ranges: restOfLatin1 },
  { file: 'sansita-latin-ext', family: 'Sansita', source: sansitaExt, weights: blackWeight, ranges: latinExtended },
];

export interface FallbackSource {
  family: string;
  /** Weights that the local fonts provide; other weights are synthesised. */
  weights?: FaceSource['weights'];
  /** The face whose metrics the fallback imitates, at its most used weight. */
  of: { source: FaceSource['source']; weight: number; ranges: readonly CodeRange[] };
  /** Local fonts with their mean letter width in em, measured over `sampleText`. */
  locals: readonly { names: readonly string[]; meanWidth: number }[];
}

/** Letters in the frequency of running text; the widths below were measured over it. */
export const sampleText = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

const defaultFallbacks: readonly FallbackSource[] = [
  {
    family: 'Besley Fallback',
    weights: displayWeights,
    of: { source: besley, weight: 700, ranges: [ascii, latin1, ...punctuation] },
    locals: [
      { names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'], meanWidth: 0.4431 },
      { names: ['Noto Serif Bold', 'NotoSerif-Bold'], meanWidth: 0.5276 },
    ],
  },
  {
    family: 'Hanken Grotesk Fallback',
    of: { source: hanken, weight: 450, ranges: [ascii, latin1, ...punctuation] },
    locals: [
      { names: ['Arial', 'ArialMT', 'Liberation Sans'], meanWidth: 0.4563 },
      { names: ['Roboto', 'Roboto-Regular'], meanWidth: 0.458 },
    ],
  },
];

const parolanFallbacks: readonly FallbackSource[] = [
  {
    family: 'Sansita Fallback',
    weights: blackWeight,
    of: { source: sansita, weight: 800, ranges: [ascii, latin1, ...punctuation] },
    locals: [
      { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], meanWidth: 0.4937 },
      { names: ['Noto Serif Bold', 'NotoSerif-Bold'], meanWidth: 0.5276 },
    ],
  },
];

export const sheets: Record<SheetName, { faces: readonly FaceSource[]; fallbacks: readonly FallbackSource[] }> = {
  fonts: { faces: defaultFaces, fallbacks: defaultFallbacks },
  parolan: { faces: parolanFaces, fallbacks: parolanFallbacks },
};
