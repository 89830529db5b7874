import type { BrandTokens } from './tokens.ts';

/** Font faces are split by characters; this text selects the faces of a first screen: letters and currency signs. */
const SAMPLE_TEXT = 'a₱';

/**
 * Preloads the font faces of a brand's first screen. Browsers request a face only when text uses it, and lay out the
 * page again when it has loaded. On failure the fallback fonts are used.
 */
export function preloadFonts({ fonts }: Pick<BrandTokens, 'fonts'>): void {
  for (const stack of [fonts.text, fonts.display]) {
    const [first] = stack.split(',');
    document.fonts.load(`1em ${first}`, SAMPLE_TEXT).catch(() => undefined);
  }
}

export { useBrand } from './brand-context.ts';
export { surfaceAttribute, themeAttribute } from './brand-styles.ts';
export type {
  BrandTokens,
  ColorRole,
  ColorRoles,
  ColorScheme,
  Direction,
  SurfaceName,
  SurfaceRoles,
  MarkDrawing,
  ThemeChoice,
  TypeRole,
} from './tokens.ts';
export { breakpoints, layers } from './tokens.ts';
export { useIsDesktop } from './use-media.ts';
export { defaultThemeChoice, themeStorageKey, useThemeChoice } from './theme-choice.ts';
export { color, elevation, family, layout, media, motion, radius, size, space, transition, typeStyle } from './vars.ts';
