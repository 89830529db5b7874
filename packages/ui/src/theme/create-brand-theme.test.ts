import { expect, test } from 'vitest';
import { brandStyles } from './brand-styles.ts';
import { croupier } from './brands/croupier.ts';
import { parolan } from './brands/parolan.ts';
import { createBrandTheme } from './create-brand-theme.ts';
import { color, space, typeStyle } from './vars.ts';

const styleText = (brand: typeof croupier) => JSON.stringify(brandStyles(brand));

test('gives MUI the colours, the direction and the z-indices of the brand', () => {
  const theme = createBrandTheme(croupier, { direction: 'rtl' });
  expect(theme.direction).toBe('rtl');
  expect(theme.palette.primary.main).toBe(color('action'));
  expect(theme.palette.background.paper).toBe(color('surface1'));
  expect(theme.zIndex.modal).toBeGreaterThan(theme.zIndex.appBar);
});

test('computes shades of variables by CSS', () => {
  const theme = createBrandTheme(croupier);
  const { main, light } = theme.palette.primary;
  expect(theme.alpha(main, 0.2)).toBe(`oklch(from ${main} l c h / 0.2)`);
  expect(theme.darken(main, 0.5)).toBe(`color-mix(in oklch, ${main}, #000 50%)`);
  expect(light).toContain(main);
});

test('defines every role in both schemes and on every surface', () => {
  for (const brand of [croupier, parolan]) {
    const text = styleText(brand);
    for (const scheme of ['dark', 'light'] as const) {
      for (const [role, value] of Object.entries(brand.color[scheme])) {
        expect(text).toContain(`"--ui-color-${role}":"${value}"`);
      }
      for (const ground of ['header', 'panel', 'plate', 'paper']) {
        expect(text).toContain(`[data-theme=\\"${scheme}\\"] [data-ground=\\"${ground}\\"]`);
      }
    }
  }
});

test('uses stronger roles when more contrast is preferred', () => {
  const stronger = brandStyles(croupier)['@media (prefers-contrast:more)'];
  expect(JSON.stringify(stronger)).toContain('"--ui-color-text3":"var(--ui-color-text)"');
});

test('returns CSS variables for tokens', () => {
  expect(color('text2')).toBe('var(--ui-color-text2)');
  expect(space(2, 4)).toBe('calc(var(--ui-space-unit) * 2) calc(var(--ui-space-unit) * 4)');
  expect(typeStyle('title').font).toBe('var(--ui-type-title)');
});
