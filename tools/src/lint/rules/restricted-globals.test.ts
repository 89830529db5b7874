import { describe, expect, it } from 'vitest';
import { runRule } from '../run-rule.ts';
import { restrictedGlobals } from './restricted-globals.ts';

const FILE = 'packages/sdk/src/rules/a.ts';
const OPTIONS = [
  {
    names: ['Date.now', 'new Date()', 'Date()', 'Math.random', 'localStorage', 'location', 'fetch', 'Request'],
    instead: 'pass it as a parameter',
  },
];

describe('restricted-globals', () => {
  it.each([
    ['a global', 'export const a = location.href;', 'location'],
    ['a global of window', "window.localStorage.getItem('a');", 'localStorage'],
    ['a function of a global', 'export const a = Math.random();', 'Math.random'],
    ['the current time', 'export const a = new Date();', 'new Date()'],
    ['the current time as a text', 'export const a = Date();', 'Date()'],
    ['the current time in ms', 'export const a = Date.now();', 'Date.now'],
    ['a type', 'export const a = (request: Request) => request;', 'Request'],
  ])('reports %s with its replacement', (_what, text, name) => {
    expect(runRule(restrictedGlobals, { [FILE]: text }, { options: OPTIONS })).toEqual([
      `${FILE}:1 uses ${name} in sdk/rules; pass it as a parameter`,
    ]);
  });

  it.each([
    ['a Date from a parameter', 'export const at = (text: string) => new Date(text);'],
    ['a parameter called location', 'export const at = (location: string) => location.length;'],
    ['a property called fetch', 'export const a = (x: { fetch: () => void }) => x.fetch();'],
    ['a local type called Request', 'interface Request { a: string } export const f = (r: Request) => r.a;'],
  ])('accepts %s', (_what, text) => {
    expect(runRule(restrictedGlobals, { [FILE]: text }, { options: OPTIONS })).toEqual([]);
  });
});
