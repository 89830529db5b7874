import type { ColorRole, ElevationRoles, MotionTokens, RadiusTokens, SizeTokens, TypeRole } from './tokens.ts';
import { breakpoints } from './tokens.ts';

/** Prefix of every CSS variable of the design system. */
export const cssVarPrefix = 'ui';

/** Steps of the spacing scale, in units of `space.unit`. */
export type SpaceStep = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 14 | 16;

/** CSS variable name of a colour role; a surface redefines it for its content. */
export const colorName = (role: ColorRole) => `--${cssVarPrefix}-color-${role}`;

export const color = (role: ColorRole) => `var(${colorName(role)})`;
export const elevation = (role: keyof ElevationRoles) => `var(--${cssVarPrefix}-elevation-${role})`;
export const radius = (name: keyof RadiusTokens) => `var(--${cssVarPrefix}-radius-${name})`;
export const family = (name: 'display' | 'text') => `var(--${cssVarPrefix}-family-${name})`;
export const size = (name: keyof SizeTokens) => `var(--${cssVarPrefix}-size-${name})`;
export const motion = (name: keyof MotionTokens) => `var(--${cssVarPrefix}-motion-${name})`;

/** Page gutter, section gap and column width; responsive. */
export const layout = (name: 'gutter' | 'section' | 'container') => `var(--${cssVarPrefix}-space-${name})`;

/** Lengths of the spacing scale: `space(3)` is three units (12 px), `space(2, 4)` vertical and horizontal. */
export function space(...steps: SpaceStep[]): string {
  return steps.map((step) => `calc(var(--${cssVarPrefix}-space-unit) * ${step})`).join(' ');
}

/** Font and letter spacing of a type role; the size is responsive. */
export function typeStyle(role: TypeRole) {
  return {
    font: `var(--${cssVarPrefix}-type-${role})`,
    letterSpacing: `var(--${cssVarPrefix}-tracking-${role})`,
  };
}

/** Transition of the given properties, fast by default. Disabled under reduced motion. */
export function transition(properties: readonly string[], speed: 'fast' | 'base' = 'fast'): string {
  return properties.map((property) => `${property} ${motion(speed)} ${motion('ease')}`).join(',');
}

export const media = {
  desktop: `@media (min-width:${breakpoints.md}px)`,
  phone: `@media (max-width:${breakpoints.md - 0.05}px)`,
  hover: '@media (hover:hover)',
  reducedMotion: '@media (prefers-reduced-motion:reduce)',
  forcedColors: '@media (forced-colors:active)',
  moreContrast: '@media (prefers-contrast:more)',
} as const;
