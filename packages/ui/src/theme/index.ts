import type { BrandTokens } from './tokens.ts';

/** Faces are split by characters; this sample needs those of a first screen: letters and currency signs. */
const SAMPLE_TEXT = 'a₱';

/**
 * Preloads the faces of a brand's first screen. Browsers request a face only when they lay out text in it, and lay out
 * the page again when it arrives. On failure the fallback faces stay.
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
