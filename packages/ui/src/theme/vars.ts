import type { ColorRole, ElevationRoles, MotionTokens, RadiusTokens, SizeTokens, TypeRole } from './tokens.ts';
import { breakpoints } from './tokens.ts';

/** Prefix of every CSS variable of the design system. */
export const cssVarPrefix = 'ui';

/** Steps of the spacing scale, in units of `space.unit`. */
export type SpaceStep = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 14 | 16;

/** Name of the CSS variable of a colour role; a ground sets it anew for what lies on it. */
export const colorName = (role: ColorRole) => `--${cssVarPrefix}-color-${role}`;

export const color = (role: ColorRole) => `var(${colorName(role)})`;
export const elevation = (role: keyof ElevationRoles) => `var(--${cssVarPrefix}-elevation-${role})`;
export const radius = (name: keyof RadiusTokens) => `var(--${cssVarPrefix}-radius-${name})`;
export const family = (name: 'display' | 'text') => `var(--${cssVarPrefix}-family-${name})`;
export const size = (name: keyof SizeTokens) => `var(--${cssVarPrefix}-size-${name})`;
export const motion = (name: keyof MotionTokens) => `var(--${cssVarPrefix}-motion-${name})`;

/** Padding of the page's sides, distance of its sections, width of its column; they follow the screen. */
export const layout = (name: 'gutter' | 'section' | 'container') => `var(--${cssVarPrefix}-space-${name})`;

/** Lengths of the spacing scale: `space(3)` is three units (12 px), `space(2, 4)` a vertical and a horizontal one. */
export function space(...steps: SpaceStep[]): string {
  return steps.map((step) => `calc(var(--${cssVarPrefix}-space-unit) * ${step})`).join(' ');
}

/** Font and tracking of a type role; the size follows the screen by itself. */
export function typeStyle(role: TypeRole) {
  return {
    font: `var(--${cssVarPrefix}-type-${role})`,
    letterSpacing: `var(--${cssVarPrefix}-tracking-${role})`,
  };
}

/** A transition of the given properties, fast unless said otherwise. Reduced motion switches all of them off at once. */
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
