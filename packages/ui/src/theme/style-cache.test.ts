import createCache, { type EmotionCache } from '@emotion/cache';
import { afterEach, expect, it, vi } from 'vitest';
import { createStyleCache } from './style-cache.ts';

const insert = (cache: EmotionCache, name: string, styles: string): void =>
  void cache.insert(`.${name}`, { name, styles }, cache.sheet, true);
const rulesOf = ({ sheet }: EmotionCache): string[] => sheet.tags.map(({ textContent }) => textContent);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('gives each commit its own style sheet where emotion fills one', async () => {
  const cache = createStyleCache();
  cache.sheet.isSpeedy = true;
  insert(cache, 'a', 'color:inherit;');
  insert(cache, 'b', 'color:inherit;');
  expect(cache.sheet.tags).toHaveLength(1);
  await Promise.resolve();
  insert(cache, 'c', 'color:inherit;');
  expect(cache.sheet.tags).toHaveLength(2);
});

it('does not warn of a selector that is unsafe in server rendering, as emotion does', () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue(undefined);
  insert(createStyleCache(), 'd', ':first-child{color:inherit;}');
  expect(warn).not.toHaveBeenCalled();
  insert(createCache({ key: 'plain' }), 'd', ':first-child{color:inherit;}');
  expect(warn).toHaveBeenCalledOnce();
});

it('passes nested rules unchanged, and once, to browsers that support nesting', async () => {
  vi.resetModules();
  vi.stubGlobal('CSSNestedDeclarations', Object);
  const { createStyleCache: createNesting } = await import('./style-cache.ts');
  const cache = createNesting();
  const styles = 'color:inherit;&:hover{color:currentColor;}';
  insert(cache, 'e', styles);
  expect(rulesOf(cache)).toEqual([`.e{${styles}}`]);
  expect(cache.inserted['e']).toBe(true);
});
