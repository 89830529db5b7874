import { expect, test } from 'vitest';
import { overrunMessage, sharesOf } from './size.ts';
import type { Budget, Manifest } from './size.ts';

const BUDGET: Budget = {
  entry: 'index.html',
  home: ['src/home.tsx', 'brands/*/brand.ts'],
  homeTexts: ['site'],
  limits: {
    firstLoadJs: 165_000,
    firstLoadTexts: 6000,
    firstLoadHtml: 5_000,
    firstLoadFonts: 110_000,
    laterJs: 60_000,
    shared: { controls: 30_000 },
  },
};

const MANIFEST: Manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'], assets: ['text.woff2', 'logo.svg'] },
  '_react.js': { file: 'react.js' },
  '_controls.js': { file: 'controls.js', name: 'controls', imports: ['_react.js'] },
  '_form.js': { file: 'form.js', imports: ['_react.js', '_controls.js'] },
  'src/home.tsx': { file: 'home.js', isDynamicEntry: true, imports: ['index.html', '_react.js'] },
  'brands/red/brand.ts': { file: 'red.js', isDynamicEntry: true },
  'brands/blue/brand.ts': { file: 'blue.js', isDynamicEntry: true },
  'src/deposit.tsx': { file: 'deposit.js', isDynamicEntry: true, imports: ['index.html', '_form.js'] },
};

const BYTES: Record<string, number> = {
  'index.js': 20_000,
  'react.js': 100_000,
  'home.js': 15_000,
  'controls.js': 30_000,
  'form.js': 25_000,
  'deposit.js': 10_000,
  'red.js': 500,
  'blue.js': 1_000,
  'texts/en/site.json': 2_000,
  'texts/fil-PH/site.json': 2_500,
  'index.html': 3_000,
  'text.woff2': 40_000,
};

function shares(changes: Record<string, number> = {}, manifest = MANIFEST) {
  const bytes = { ...BYTES, ...changes };
  const texts = ['texts/en/site.json', 'texts/fil-PH/site.json'];
  return sharesOf(manifest, texts, BUDGET, (file) => bytes[file] ?? 0);
}

function overLimit(all: ReturnType<typeof shares>): string[] {
  return all.filter((share) => share.bytes > share.limit).map((share) => share.what);
}

test('counts entry, home route, largest brand and their static imports once in the first load', () => {
  const [js, , html, fonts] = shares();
  expect(js?.bytes).toBe(136_000);
  expect(html?.bytes).toBe(3_000);
  expect(fonts?.bytes).toBe(40_000);
});

test('limits a shared chunk by itself and leaves it out of the chunks that import it', () => {
  expect(overLimit(shares())).toEqual([]);
  expect(overLimit(shares({ 'controls.js': 30_001 }))).toEqual(['JS of the shared chunk controls']);
  expect(overLimit(shares({ 'form.js': 50_001 }))).toEqual(['JS of src/deposit.tsx']);
});

test('counts the texts of the longest language in the first load', () => {
  expect(shares().find((share) => share.what === 'texts of the first load')?.bytes).toBe(2_500);
});

test('counts the chunks of a lazy route without those of the first load', () => {
  expect(shares().find((share) => share.what === 'JS of src/deposit.tsx')?.bytes).toBe(35_000);
});

test('reports nothing when everything is within its limit', () => {
  expect(overLimit(shares())).toEqual([]);
});

test.each([
  ['react.js', 131_000, 'JS of the first load'],
  ['texts/en/site.json', 6_001, 'texts of the first load'],
  ['index.html', 5_001, 'HTML of the first load'],
  ['text.woff2', 110_001, 'fonts of the first load'],
  ['form.js', 50_001, 'JS of src/deposit.tsx'],
])('reports %s when it has %i bytes', (file, bytes, what) => {
  expect(overLimit(shares({ [file]: bytes }))).toEqual([what]);
});

test('reports the first load when it statically imports a lazy chunk', () => {
  const entry = { file: 'index.js', imports: ['_react.js', '_form.js', '_grid.js'] };
  const planted: Manifest = { ...MANIFEST, 'index.html': entry, '_grid.js': { file: 'grid.js' } };
  expect(overLimit(shares({ 'grid.js': 160_000 }, planted))).toEqual(['JS of the first load']);
});

test('reports the excess and lists the largest files first', () => {
  const [js] = shares({ 'react.js': 136_200 });
  expect(
    js &&
      overrunMessage(js)
        .split('\n')
        .map((line) => line.trim()),
  ).toEqual([
    'JS of the first load: 172.2 kB is 7.2 kB over the limit of 165.0 kB. Largest:',
    '136.2 kB  react.js',
    '20.0 kB  index.js',
    '15.0 kB  home.js',
    '1.0 kB  blue.js',
  ]);
});

test('throws when the budget names a chunk that does not exist', () => {
  const { 'src/home.tsx': _, ...moved } = MANIFEST;
  expect(() => shares({}, moved)).toThrow('src/home.tsx');
});
