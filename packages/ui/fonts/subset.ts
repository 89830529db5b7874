/*
 * Generates the font files and style sheets of src/theme/fonts/ from the Fontsource packages: `pnpm --filter
 * @croupier/ui fonts`. Run it after a change in faces.ts and commit the output.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { CodeRange, FaceSource, FallbackSource } from './faces.ts';
import { sampleText, sheets } from './faces.ts';
import { readMetrics } from './sfnt.ts';

const target = join(import.meta.dirname, '..', 'src', 'theme', 'fonts');
const require = createRequire(import.meta.url);

const readSource = (source: FaceSource['source']) => readFile(require.resolve(source));

const charactersOf = (ranges: readonly CodeRange[]): string =>
  ranges
    .map(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(''),
    )
    .join('');

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();

const unicodeRange = (ranges: readonly CodeRange[]): string =>
  ranges.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(',');

const isSingleWeight = ({ min, max }: FaceSource['weights']) => min === max;
const weightText = (weights: FaceSource['weights']) =>
  isSingleWeight(weights) ? `${weights.min}` : `${weights.min} ${weights.max}`;

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

async function writeFace(face: FaceSource): Promise<string> {
  const font = await subsetFont(await readSource(face.source), charactersOf(face.ranges), {
    targetFormat: 'woff2',
    ...(!isSingleWeight(face.weights) && { variationAxes: { wght: face.weights } }),
    // Keep kerning, composed letters and tabular figures; drop ligatures and swashes.
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'],
    noHinting: true,
  });
  await writeFile(join(target, `${face.file}.woff2`), font);
  console.log(`${face.file}.woff2  ${font.length} bytes`);
  return `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-weight: ${weightText(face.weights)};
  font-display: swap;
  src: url('./${face.file}.woff2') format('woff2');
  unicode-range: ${unicodeRange(face.ranges)};
}
`;
}

/** Local fonts scaled to the metrics of the web fonts, so that nothing shifts when the web fonts load. */
async function fallbackFaces({ family, weights, of, locals }: FallbackSource): Promise<string> {
  const subset = await subsetFont(await readSource(of.source), sampleText, {
    targetFormat: 'sfnt',
    ...(!(weights && isSingleWeight(weights)) && { variationAxes: { wght: of.weight } }),
  });
  const metrics = readMetrics(subset, sampleText);
  // The last loadable face of a family wins, so the best match comes last.
  return locals
    .toReversed()
    .map(({ names, meanWidth }) => {
      const scale = metrics.meanWidth / meanWidth;
      return `@font-face {
  font-family: '${family}';
${weights ? `  font-weight: ${weightText(weights)};\n` : ''}  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascent / scale)};
  descent-override: ${percent(metrics.descent / scale)};
  line-gap-override: ${percent(metrics.lineGap / scale)};
  unicode-range: ${unicodeRange(of.ranges)};
}
`;
    })
    .join('\n');
}

for (const [name, { faces, fallbacks }] of Object.entries(sheets)) {
  const blocks: string[] = ['/* Written by fonts/subset.ts; change fonts/faces.ts instead. */\n'];
  for (const face of faces) blocks.push(await writeFace(face));
  for (const fallback of fallbacks) blocks.push(await fallbackFaces(fallback));
  await writeFile(join(target, `${name}.css`), blocks.join('\n'));
}
