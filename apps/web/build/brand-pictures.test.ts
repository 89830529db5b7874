// @vitest-environment node
import { croupier } from '@croupier/ui/brands/croupier';
import { expect, it } from 'vitest';

import { brandFonts } from './brand-fonts.ts';
import { iconSvg, linesOf, PREVIEW, previewSvg } from './brand-pictures.ts';
import { drawPng } from './png.ts';

/** Width and height in the header of a PNG. */
const sizeOf = (png: Uint8Array): number[] => {
  const header = Buffer.from(png);
  return [header.readUInt32BE(16), header.readUInt32BE(20)];
};

it('splits a text into lines between words, and says when some are left out', () => {
  expect(linesOf('one two three four', 8, 3)).toEqual(['one two', 'three', 'four']);
  expect(linesOf('one two, three four', 8, 2)).toEqual(['one two,', 'three …']);
});

it('draws a preview of 1200 by 630 with the texts as letters of the brand, escaped', async () => {
  const texts = { siteName: 'Croupier', title: 'Slots & <more>', description: 'All of them.' };
  expect(previewSvg(croupier, texts)).toContain('Slots &amp; &lt;more&gt;');
  const fonts = await brandFonts(croupier, Object.values(texts).join(''));
  expect(fonts).toHaveLength(2);
  const drawn = await drawPng(previewSvg(croupier, texts), PREVIEW.width, fonts);
  expect(sizeOf(drawn)).toEqual([1200, 630]);
  const empty = await drawPng(previewSvg(croupier, { ...texts, title: ' ', description: ' ' }), PREVIEW.width, fonts);
  expect(Buffer.from(drawn).equals(empty)).toBe(false);
});

it('draws the mark of an icon within the part that every mask shows', async () => {
  expect(sizeOf(await drawPng(iconSvg(croupier, 'maskable'), 192))).toEqual([192, 192]);
  const [, offset = '', side = ''] =
    /<svg x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/.exec(iconSvg(croupier, 'maskable')) ?? [];
  // The corners of the mark's square are within a circle of 80 % of the icon.
  expect(Math.hypot(Number(side) / 2, Number(side) / 2)).toBeLessThanOrEqual(0.4 * 512 * 1.02);
  expect(Number(offset) * 2 + Number(side)).toBeCloseTo(512);
});
