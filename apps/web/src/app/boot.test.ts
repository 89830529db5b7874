import { readFile } from 'node:fs/promises';

import { brand } from '../../brands/croupier/brand.ts';
import { expect, it } from 'vitest';

it('paints the first frame in the colours of the default brand', async () => {
  const css = await readFile(new URL('./boot.css', import.meta.url), 'utf8');
  const used = new Set(css.match(/#[0-9a-f]{3,8}\b/gi)?.map((colour) => colour.toLowerCase()));
  const { color, grounds } = brand.tokens;
  const roles = (['dark', 'light'] as const).flatMap((theme) => {
    const { bg, text, action, onAction } = color[theme];
    return [bg, text, action, onAction, grounds[theme].header.bg];
  });
  expect([...used].toSorted()).toEqual([...new Set(roles)].toSorted());
});
