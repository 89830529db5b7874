export { preloadFonts } from './preload-fonts.ts';
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
export { useIsDesktop } from './use-is-desktop.ts';
export { defaultThemeChoice, themeStorageKey, useThemeChoice } from './theme-choice.ts';
export { color, elevation, family, layout, media, motion, radius, size, space, transition, typeStyle } from './vars.ts';
