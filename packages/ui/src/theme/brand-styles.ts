import type { BrandTokens, ColorRoles, ColorScheme, SurfaceRoles, TypeSize, TypeStyle } from './tokens.ts';
import type { Declarations, StyleRules } from './style-rules.ts';
import { color, colorName, cssVarPrefix, media } from './vars.ts';

/** Attribute of `<html>` with the colour scheme. */
export const themeAttribute = 'data-theme';

/** Attribute of an element whose surface is not that of the page: header, panel, plate, paper. */
export const surfaceAttribute = 'data-ground';

type Variables = Record<string, string>;

const variableName = (kind: string, name: string) => `--${cssVarPrefix}-${kind}-${name}`;

function colorVariables(roles: Partial<ColorRoles> | SurfaceRoles): Variables {
  const result: Variables = {};
  for (const [role, value] of Object.entries(roles)) {
    // Object.entries widens the key type; the argument's type guarantees roles.
    result[colorName(role as keyof ColorRoles)] = value;
  }
  return result;
}

function groupVariables(name: string, values: object): Variables {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [variableName(name, key), String(value)]));
}

function lengthVariables(name: string, values: object): Variables {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [variableName(name, key), `${String(value)}px`]),
  );
}

const rem = (px: number) => `${px / 16}rem`;

/** Font size of large headings on phones, limited so that a word fits the window. */
const headingSize = (px: number) => `min(${rem(px)},max(10vw,${px}px))`;

function fontShorthand(style: TypeStyle, { size, line }: TypeSize, screen: 'phone' | 'desktop'): string {
  const fontSize = screen === 'phone' && style.family === 'display' ? headingSize(size) : rem(size);
  return `${style.weight} ${fontSize}/${line} var(${variableName('family', style.family)})`;
}

function typeVariables(brand: BrandTokens, screen: 'phone' | 'desktop'): Variables {
  const result: Variables = {};
  for (const [role, style] of Object.entries(brand.type)) {
    result[variableName('type', role)] = fontShorthand(style, style[screen], screen);
    result[variableName('tracking', role)] = `${style.tracking}em`;
  }
  return result;
}

function screenVariables({ space, size }: BrandTokens, screen: 'phone' | 'desktop'): Variables {
  return {
    [variableName('space', 'gutter')]: `${space.gutter[screen]}px`,
    [variableName('space', 'section')]: `${space.section[screen]}px`,
    [variableName('size', 'header')]: `${size.header[screen]}px`,
    [variableName('size', 'bottomBar')]: screen === 'phone' ? `${size.bottomBar}px` : '0px',
  };
}

function schemeStyles(brand: BrandTokens, scheme: ColorScheme): Record<string, Declarations> {
  const selector = `[${themeAttribute}="${scheme}"]`;
  const styles: Record<string, Declarations> = {
    [scheme === 'dark' ? `:root,${selector}` : selector]: {
      colorScheme: scheme,
      ...colorVariables(brand.color[scheme]),
      ...groupVariables('elevation', brand.elevation[scheme]),
    },
  };
  for (const [surface, roles] of Object.entries(brand.surfaces[scheme])) {
    const schemeSelector = `${selector} [${surfaceAttribute}="${surface}"]`;
    styles[scheme === 'dark' ? `[${surfaceAttribute}="${surface}"],${schemeSelector}` : schemeSelector] =
      colorVariables(roles);
  }
  return styles;
}

/** Same specificity as the surfaces of a scheme, placed after them. */
const allSurfaces = `:root:root,[${surfaceAttribute}][${surfaceAttribute}]`;

/** With `prefers-contrast: more`, weak roles use stronger roles. */
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
      ...groupVariables('family', brand.fonts),
      ...lengthVariables('radius', brand.radius),
      ...lengthVariables('space', { unit: space.unit, container: space.container }),
      ...lengthVariables('size', { target: size.target, targetLarge: size.targetLarge }),
      ...groupVariables('motion', { fast: `${motion.fast}ms`, base: `${motion.base}ms`, ease: motion.ease }),
      ...typeVariables(brand, 'phone'),
      ...screenVariables(brand, 'phone'),
    },
    [media.desktop]: { ':root': { ...typeVariables(brand, 'desktop'), ...screenVariables(brand, 'desktop') } },
    ...schemeStyles(brand, 'dark'),
    ...schemeStyles(brand, 'light'),
    [media.moreContrast]: { [allSurfaces]: highContrastRoles },
  };
}
