import { describe, expect, it } from 'vitest';
import { runRule } from '../run-rule.ts';
import { words } from './words.ts';

const FILE = 'tools/src/a.ts';
const TEST = 'tools/src/a.test.ts';

describe('words', () => {
  it.each([
    ['a file name', 'tools/src/house-rules.ts', '', 'the name “house-rules.ts”'],
    ['a folder name', 'tools/src/rooms/a.ts', '', 'the name “rooms”'],
    ['a constant', FILE, 'const PATIENCE_MS = 3;', 'use delay, interval or timeout'],
    ['two words inside a function name', FILE, 'export function useGivingUp() {}', '“giving up”'],
    ['a parameter', FILE, 'const a = (asker: string) => a;', 'use query context'],
    ['a destructured name', FILE, 'const { told } = a;', '“told”'],
    ['a member of a type', FILE, 'interface A { readonly dress: string }', 'use theme'],
    ['a method', FILE, 'class A { hear() {} }', '“hear”'],
    ['a line comment', FILE, '// Whoever calls it.\nconst a = 1;', 'in a comment; use the caller'],
    ['two words over two lines of a comment', FILE, '/**\n * given\n up */', '“given\n up”'],
    ['a test title', TEST, "it('tells the time', () => {});", 'the title “tells the time”'],
    ['a title of a group', TEST, "describe('a reader who hears', () => {});", 'the title'],
  ])('reports a banned word in %s with its replacement', (_what, path, text, message) => {
    const violations = runRule(words, { [path]: text });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`${path}:`);
    expect(violations[0]).toContain(message);
  });

  it('reports the line of the word in a comment of several lines', () => {
    expect(runRule(words, { [FILE]: '/**\n * Adds\n * anew.\n */\nconst a = 1;' })[0]).toContain(
      `${FILE}:3 has “anew”`,
    );
  });

  it.each([
    ['part of another word', FILE, 'const household = 1; // A mushroom.'],
    ['a live room', FILE, 'interface LiveRoom { readonly roomId: string } // The room of a live game.'],
    ['the settlement of an order', FILE, 'function settleOrder() {} // When the round is settled.'],
    ['a name of a library', FILE, 'const { onSettled } = a;'],
    ['a name in code quotes', FILE, '// Calls `settle`.\nconst a = 1;'],
    ['a member of a library', FILE, 'void Promise.allSettled([]);'],
    ['an import from another file', FILE, "import { told } from './b.ts';"],
    ['a string', FILE, "const a = 'the house';"],
  ])('accepts a banned word in %s', (_what, path, text) => {
    expect(runRule(words, { [path]: text })).toEqual([]);
  });
});
