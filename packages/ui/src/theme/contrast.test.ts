import { expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { croupier } from './brands/croupier.ts';
import { parolan } from './brands/parolan.ts';
import type { ColorRole, ColorScheme, SurfaceRoles } from './tokens.ts';

const brands = [croupier, parolan];
const schemes: readonly ColorScheme[] = ['dark', 'light'];
const cases = brands.flatMap((brand) => schemes.map((scheme) => ({ brand, scheme, name: brand.id })));

/** Minimum ratio: 4.5 for text, 3 for outlines, filled boxes and the focus ring. */
type Rule<Role extends string> = readonly [min: 4.5 | 3, foreground: readonly Role[], background: readonly Role[]];

const allSurfaceRules: readonly Rule<keyof SurfaceRoles>[] = [
  [4.5, ['text', 'text2', 'text3', 'accent', 'danger'], ['bg', 'bgHighlight']],
  [4.5, ['text', 'text2', 'text3'], ['surface2']],
  [4.5, ['text'], ['surface3']],
  [4.5, ['onAction'], ['action', 'actionHover']],
  [4.5, ['onSelected'], ['selected', 'selectedHover']],
  [4.5, ['danger'], ['dangerSurface']],
  [3, ['controlLine', 'selected', 'focusRing'], ['bg', 'bgHighlight', 'surface2']],
];

const pageRules: readonly Rule<ColorRole>[] = [
  [
    4.5,
    ['text', 'text2', 'text3', 'accent', 'info', 'success', 'warning', 'danger'],
    ['bgSunken', 'surface1', 'surface2'],
  ],
  [4.5, ['text2', 'accent'], ['surface3']],
  [4.5, ['text', 'text2'], ['infoSurface', 'successSurface', 'warningSurface', 'dangerSurface']],
  [4.5, ['info'], ['infoSurface']],
  [4.5, ['success'], ['successSurface']],
  [4.5, ['warning'], ['warningSurface']],
  [3, ['controlLine', 'selected', 'focusRing'], ['bgSunken', 'surface1', 'surface3']],
  [3, ['focusRing'], ['infoSurface', 'successSurface', 'warningSurface', 'dangerSurface']],
];

function findLowContrast<Role extends string>(roles: Record<Role, string>, rules: readonly Rule<Role>[]): string[] {
  return rules.flatMap(([min, foregrounds, backgrounds]) =>
    foregrounds.flatMap((foreground) =>
      backgrounds
        .map((background) => ({ background, ratio: contrast(roles[foreground], roles[background]) }))
        .filter(({ ratio }) => ratio < min)
        .map(({ background, ratio }) => `${foreground} on ${background}: ${ratio.toFixed(2)}, needs ${min}`),
    ),
  );
}

test('calculates a contrast of 21 for black on white and 1 for equal colours', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#c93a14', '#c93a14')).toBe(1);
});

test.each(cases)('keeps the contrast of every text and control of $name, $scheme, on the page', ({ brand, scheme }) => {
  const roles = brand.color[scheme];
  expect([...findLowContrast(roles, allSurfaceRules), ...findLowContrast(roles, pageRules)]).toEqual([]);
});

test.each(cases)(
  'keeps the contrast of every text and control of $name, $scheme, on other surfaces',
  ({ brand, scheme }) => {
    const failures = Object.entries(brand.surfaces[scheme]).flatMap(([surface, roles]) =>
      findLowContrast(roles, allSurfaceRules).map((line) => `${surface}: ${line}`),
    );
    expect(failures).toEqual([]);
  },
);
