import { expect, test } from 'vitest';
import { brandStyles } from './brand-styles.ts';
import { croupier } from './brands/croupier.ts';
import { parolan } from './brands/parolan.ts';
import { createBrandTheme } from './create-brand-theme.ts';
import { color, space, typeStyle } from './vars.ts';

const styleText = (brand: typeof croupier) => JSON.stringify(brandStyles(brand));

test('MUI gets both schemes, the direction and the layers of the brand', () => {
  const theme = createBrandTheme(croupier, { direction: 'rtl' });
  expect(theme.direction).toBe('rtl');
  expect(theme.colorSchemes?.dark?.palette.primary.main).toBe(croupier.color.dark.action);
  expect(theme.colorSchemes?.light?.palette.background.paper).toBe(croupier.color.light.surface1);
  expect(theme.zIndex.modal).toBeGreaterThan(theme.zIndex.appBar);
});

test('every role has its variable in both schemes, and every ground answers the same roles', () => {
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

test('quiet roles give way to stronger ones when the system asks for more contrast', () => {
  const stronger = brandStyles(croupier)['@media (prefers-contrast:more)'];
  expect(JSON.stringify(stronger)).toContain('"--ui-color-text3":"var(--ui-color-text)"');
});

test('styles refer to variables, so that nothing is drawn in a colour of its own', () => {
  expect(color('text2')).toBe('var(--ui-color-text2)');
  expect(space(2, 4)).toBe('calc(var(--ui-space-unit) * 2) calc(var(--ui-space-unit) * 4)');
  expect(typeStyle('title').font).toBe('var(--ui-type-title)');
});
