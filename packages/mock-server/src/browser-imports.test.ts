import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, it } from 'vitest';

const PACKAGE = path.join(import.meta.dirname, '..');

/** Files of this package that a file loads at once: by imports that are neither of types only nor dynamic. */
async function staticImports(entry: string): Promise<Set<string>> {
  const loaded = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const code = await readFile(path.join(PACKAGE, file), 'utf8');
    for (const [, keyword = '', specifier = ''] of code.matchAll(
      /^(import|export|\})(?! type)[^;]*?from '(\.[^']+)'/gm,
    )) {
      if (keyword !== '') await visit(path.join(path.dirname(file), specifier));
    }
  };
  await visit(entry);
  return loaded;
}

const outsideSource = (files: Set<string>): string[] => [...files].filter((file) => !file.startsWith('src/'));

it('loads no code of games and pictures in the browser before a game or a sandbox page is opened', async () => {
  const files = await staticImports('src/browser.ts');
  expect(files.size).toBeGreaterThan(100);
  expect(outsideSource(files)).toEqual([]);
  // The same search finds the games that the server loads.
  expect(outsideSource(await staticImports('src/server.ts'))).toContain('games/sandbox.ts');
});
