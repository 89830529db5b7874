// @vitest-environment node
import { readFile } from 'node:fs/promises';

import { brand } from '../../brands/croupier/brand.ts';
import { expect, it } from 'vitest';

it('uses the colours of the default brand in boot.css', async () => {
  const css = await readFile(new URL('./boot.css', import.meta.url), 'utf8');
  const cssColours = new Set(css.match(/#[0-9a-f]{3,8}\b/gi)?.map((colour) => colour.toLowerCase()));
  const { color, surfaces } = brand.tokens;
  const brandColours = (['dark', 'light'] as const).flatMap((theme) => {
    const { bg, text, action, onAction } = color[theme];
    return [bg, text, action, onAction, surfaces[theme].header.bg];
  });
  expect([...cssColours].toSorted()).toEqual([...new Set(brandColours)].toSorted());
});
