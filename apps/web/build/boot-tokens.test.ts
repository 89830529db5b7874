// @vitest-environment node
import { readFile } from 'node:fs/promises';

import { croupier } from '@croupier/ui/brands/croupier';
import { parolan } from '@croupier/ui/brands/parolan';
import { expect, it } from 'vitest';

import { bootTokenRules } from './boot-tokens.ts';

it.each([croupier, parolan])('paints the page of $id before its code loads', async (tokens) => {
  const css = bootTokenRules(tokens);
  for (const scheme of ['dark', 'light'] as const) {
    const { bg, text, action, onAction } = tokens.color[scheme];
    const header = tokens.surfaces[scheme].header.bg;
    expect(css).toContain(
      `--boot-bg:${bg};--boot-text:${text};--boot-action:${action};--boot-on-action:${onAction};--boot-header:${header};color-scheme:${scheme}`,
    );
  }
  const sheet = await readFile(new URL('../src/app/boot.css', import.meta.url), 'utf8');
  const namesIn = (text: string, name: RegExp): string[] => [...new Set(text.match(name))].toSorted();
  expect(namesIn(sheet, /--boot-[\w-]+/g)).toEqual(namesIn(css, /--boot-[\w-]+(?=:)/g));
});

it('has the sizes of the header and of the title, in fonts that every device has', () => {
  const [phone = '', , desktop = ''] = bootTokenRules(parolan).split('\n');
  expect(phone).toContain(
    "--boot-header-height:61px;--boot-title:800 1.75rem/31px 'Sansita Fallback', sans-serif;" +
      "--boot-lead:500 0.9375rem/23px 'Hanken Grotesk Fallback', system-ui, sans-serif;",
  );
  expect(desktop).toContain("--boot-header-height:73px;--boot-title:800 2.25rem/40px 'Sansita Fallback', sans-serif;");
  expect(bootTokenRules(croupier)).toContain("--boot-title:700 1.75rem/32px 'Besley Fallback', Georgia, serif;");
});
