import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { EXTRAS, STEPS } from './steps.ts';

const names = [...STEPS, ...EXTRAS].map((step) => step.name);

test('has a script in package.json for every step', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
  for (const name of names) {
    expect(scripts[name]).toBe(`exec node tools/bootstrap/run.mjs ${name}`);
  }
});

test('runs every step after the steps that it needs', () => {
  for (const [index, step] of STEPS.entries()) {
    const before = STEPS.slice(0, index).map(({ name }) => name);
    expect(before).toEqual(expect.arrayContaining(step.needs ?? []));
  }
});
