import type { BrandTokens, ColorRoles, SurfaceRoles, ThemeChoice, TypeSize, TypeStyle } from './tokens.ts';
import type { Declarations, StyleRules } from './style-rules.ts';
import { color, colorName, cssVarPrefix, media } from './vars.ts';

/** Attribute of `<html>` with the colour scheme. */
export const themeAttribute = 'data-theme';

/** Attribute of an element with another surface than the page: header, panel, plate, paper. */
export const surfaceAttribute = 'data-ground';

type Variables = Record<string, string>;

const prefixed = (kind: string, name: string) => `--${cssVarPrefix}-${kind}-${name}`;

function colorVariables(roles: Partial<ColorRoles> | SurfaceRoles): Variables {
  const result: Variables = {};
  for (const [role, value] of Object.entries(roles)) {
    // Object.entries widens the key type; the argument's type guarantees roles.
    result[colorName(role as keyof ColorRoles)] = value;
  }
  return result;
}

function group(name: string, values: object): Variables {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [prefixed(name, key), String(value)]));
}

function lengths(name: string, values: object): Variables {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [prefixed(name, key), `${String(value)}px`]));
}

const rem = (px: number) => `${px / 16}rem`;

/** Limits large headings on phones, so that one word fits the window. */
const lettering = (px: number) => `min(${rem(px)},max(10vw,${px}px))`;

function font(style: TypeStyle, { size, line }: TypeSize, screen: 'phone' | 'desktop'): string {
  const height = screen === 'phone' && style.family === 'display' ? lettering(size) : rem(size);
  return `${style.weight} ${height}/${line} var(${prefixed('family', style.family)})`;
}

function typeVariables(brand: BrandTokens, screen: 'phone' | 'desktop'): Variables {
  const result: Variables = {};
  for (const [role, style] of Object.entries(brand.type)) {
    result[prefixed('type', role)] = font(style, style[screen], screen);
    result[prefixed('tracking', role)] = `${style.tracking}em`;
  }
  return result;
}

function screenVariables({ space, size }: BrandTokens, screen: 'phone' | 'desktop'): Variables {
  return {
    [prefixed('space', 'gutter')]: `${space.gutter[screen]}px`,
    [prefixed('space', 'section')]: `${space.section[screen]}px`,
    [prefixed('size', 'header')]: `${size.header[screen]}px`,
    [prefixed('size', 'bottomBar')]: screen === 'phone' ? `${size.bottomBar}px` : '0px',
  };
}

function schemeStyles(brand: BrandTokens, scheme: ThemeChoice): Record<string, Declarations> {
  const selector = `[${themeAttribute}="${scheme}"]`;
  const styles: Record<string, Declarations> = {
    [scheme === 'dark' ? `:root,${selector}` : selector]: {
      colorScheme: scheme,
      ...colorVariables(brand.color[scheme]),
      ...group('elevation', brand.elevation[scheme]),
    },
  };
  for (const [ground, roles] of Object.entries(brand.grounds[scheme])) {
    const inScheme = `${selector} [${surfaceAttribute}="${ground}"]`;
    styles[scheme === 'dark' ? `[${surfaceAttribute}="${ground}"],${inScheme}` : inScheme] = colorVariables(roles);
  }
  return styles;
}

/** Same specificity as the surfaces of a scheme, placed after them. */
const allSurfaces = `:root:root,[${surfaceAttribute}][${surfaceAttribute}]`;

/** With prefers-contrast, weak roles use the next stronger one. */
const highContrastRoles: Variables = {
  [colorName('text3')]: color('text'),
  [colorName('text2')]: color('text'),
  [colorName('line')]: color('controlLine'),
  [colorName('lineStrong')]: color('controlLine'),
};

/** All CSS variables of a brand: constants, responsive values, both schemes and their surfaces. */
export function brandStyles(brand: BrandTokens): StyleRules {
  const { space, size, motion } = brand;
  return {
    ':root': {
      ...group('family', brand.fonts),
      ...lengths('radius', brand.radius),
      ...lengths('space', { unit: space.unit, container: space.container }),
      ...lengths('size', { target: size.target, targetLarge: size.targetLarge }),
      ...group('motion', { fast: `${motion.fast}ms`, base: `${motion.base}ms`, ease: motion.ease }),
      ...typeVariables(brand, 'phone'),
      ...screenVariables(brand, 'phone'),
    },
    [media.desktop]: { ':root': { ...typeVariables(brand, 'desktop'), ...screenVariables(brand, 'desktop') } },
    ...schemeStyles(brand, 'dark'),
    ...schemeStyles(brand, 'light'),
    [media.moreContrast]: { [allSurfaces]: highContrastRoles },
  };
}
