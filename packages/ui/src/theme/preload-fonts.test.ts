import { afterEach, expect, test, vi } from 'vitest';
import { preloadFonts } from './index.ts';

afterEach(() => void Reflect.deleteProperty(document, 'fonts'));

test('preloads the first font of each stack for letters and currency signs, and ignores failures', async () => {
  const load = vi.fn((_font: string, _text: string) => Promise.reject(new Error('no network')));
  Object.assign(document, { fonts: { load } });
  preloadFonts({ fonts: { text: "'Hanken Grotesk', system-ui", display: 'Besley, serif' } });
  expect(load.mock.calls.map(([font]) => font)).toEqual(["1em 'Hanken Grotesk'", '1em Besley']);
  expect(load.mock.calls.every(([, text]) => /[a-z]/.test(text) && /\p{Sc}/u.test(text))).toBe(true);
  await Promise.allSettled(load.mock.results.map(({ value }) => value));
});
