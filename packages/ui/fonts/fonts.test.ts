import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CodeRange } from './faces.ts';
import { faces } from './faces.ts';

const folder = join(import.meta.dirname, '..', 'src', 'theme', 'fonts');
const css = readFileSync(join(folder, 'fonts.css'), 'utf8');
const bytes = (file: string) => statSync(join(folder, `${file}.woff2`)).size;
const covers = (ranges: readonly CodeRange[], character: string) => {
  const codePoint = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
};

test('the faces of a first visit weigh 75 kB at most', () => {
  const total = faces.filter((face) => face.firstVisit).reduce((sum, face) => sum + bytes(face.file), 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(75_000);
});

test('every face is in the style sheet, swaps in, and has its file', () => {
  for (const { file } of faces) {
    expect(css).toContain(`url('./${file}.woff2')`);
    expect(bytes(file)).toBeGreaterThan(0);
  }
  expect(css.match(/font-display: swap/g)).toHaveLength(faces.length);
});

test('no two faces of a family claim the same character', () => {
  for (const [index, face] of faces.entries()) {
    for (const other of faces.slice(index + 1).filter(({ family }) => family === face.family)) {
      for (const [first, last] of face.ranges) {
        const overlap = other.ranges.filter(([from, to]) => from <= last && first <= to);
        expect(overlap, `${face.file} and ${other.file}`).toEqual([]);
      }
    }
  }
});

test('texts have the peso sign, and Filipino letters come with the first face of both families', () => {
  const first = faces.filter((face) => face.firstVisit);
  for (const family of ['Besley', 'Hanken Grotesk']) {
    const ranges = first.filter((face) => face.family === family).flatMap((face) => face.ranges);
    for (const letter of 'Aañ’–áÑ') expect(covers(ranges, letter), `${letter} in ${family}`).toBe(true);
  }
  const text = first.filter((face) => face.family === 'Hanken Grotesk').flatMap((face) => face.ranges);
  expect(covers(text, '₱')).toBe(true);
});

test('every fallback face is fitted to its font, so that nothing moves when the font arrives', () => {
  const fitted = css.split('@font-face').filter((block) => block.includes('local('));
  expect(fitted.length).toBeGreaterThanOrEqual(4);
  for (const block of fitted) {
    for (const descriptor of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']) {
      expect(block).toMatch(new RegExp(`${descriptor}: \\d+\\.\\d\\d%`));
    }
  }
});
