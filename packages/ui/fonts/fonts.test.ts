import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parolan } from '../src/theme/brands/parolan.ts';
import type { CodeRange } from './faces.ts';
import { sheets } from './faces.ts';

const folder = join(import.meta.dirname, '..', 'src', 'theme', 'fonts');
const sheetText = (name: string) => readFileSync(join(folder, `${name}.css`), 'utf8');
const names = ['fonts', 'parolan'] as const;
const allFaces = names.flatMap((name) => sheets[name].faces);
const bytes = (file: string) => statSync(join(folder, `${file}.woff2`)).size;
const covers = (ranges: readonly CodeRange[], character: string) => {
  const codePoint = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
};

test('keeps the font files of a first visit within 75 kB for all brands together', () => {
  const total = allFaces.filter((face) => face.firstVisit).reduce((sum, face) => sum + bytes(face.file), 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(75_000);
});

test.each(names)('declares every face of %s.css with font-display swap and an existing file', (name) => {
  const { faces } = sheets[name];
  const css = sheetText(name);
  for (const { file } of faces) {
    expect(css).toContain(`url('./${file}.woff2')`);
    expect(bytes(file)).toBeGreaterThan(0);
  }
  expect(css.match(/font-display: swap/g)).toHaveLength(faces.length);
});

test('assigns each character to one face of a family only', () => {
  for (const [index, face] of allFaces.entries()) {
    for (const other of allFaces.slice(index + 1).filter(({ family }) => family === face.family)) {
      for (const [first, last] of face.ranges) {
        const overlap = other.ranges.filter(([from, to]) => from <= last && first <= to);
        expect(overlap, `${face.file} and ${other.file}`).toEqual([]);
      }
    }
  }
});

test('covers the peso sign, and Filipino letters in the first face of every family', () => {
  const first = allFaces.filter((face) => face.firstVisit);
  for (const family of ['Besley', 'Hanken Grotesk', 'Sansita']) {
    const ranges = first.filter((face) => face.family === family).flatMap((face) => face.ranges);
    for (const letter of 'Aañ’–áÑ') expect(covers(ranges, letter), `${letter} in ${family}`).toBe(true);
  }
  const text = first.filter((face) => face.family === 'Hanken Grotesk').flatMap((face) => face.ranges);
  expect(covers(text, '₱')).toBe(true);
});

test("takes Parolan's peso sign from the text face, because Sansita lacks it", () => {
  const sansita = sheets.parolan.faces.flatMap((face) => face.ranges);
  expect(covers(sansita, '₱')).toBe(false);
  expect(parolan.fonts.display).toMatch(/^Sansita,.*'Hanken Grotesk'/);
});

test.each(names)('fits the metrics of every fallback of %s.css to its font', (name) => {
  const fallbackBlocks = sheetText(name)
    .split('@font-face')
    .filter((block) => block.includes('local('));
  expect(fallbackBlocks.length).toBeGreaterThanOrEqual(2);
  for (const block of fallbackBlocks) {
    for (const descriptor of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']) {
      expect(block).toMatch(new RegExp(`${descriptor}: \\d+\\.\\d\\d%`));
    }
  }
});
