import { expect, it } from 'vitest';
import { judge } from '../planted-house.ts';
import { readable } from './readable.ts';

it('refuses a file that cannot be parsed, because every other rule would miss it', () => {
  expect(judge(readable, { 'tools/src/x.ts': 'const = ;' })).toEqual([expect.stringContaining('mend its syntax')]);
});

it('lets a file that parses pass, and text that is no code', () => {
  expect(judge(readable, { 'tools/src/x.ts': 'const a = 1;', 'README.md': 'const = ;' })).toEqual([]);
});
