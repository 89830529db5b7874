export { useBrand } from './brand-context.ts';
export { groundAttribute, themeAttribute } from './brand-styles.ts';
export { createBrandTheme } from './create-brand-theme.ts';
export type {
  BrandTokens,
  ColorRole,
  ColorRoles,
  Direction,
  GroundName,
  GroundRoles,
  MarkDrawing,
  ThemeChoice,
  TypeRole,
} from './tokens.ts';
export { breakpoints, layers } from './tokens.ts';
export { useIsDesktop } from './use-is-desktop.ts';
export { defaultThemeChoice, themeStorageKey, useThemeChoice } from './use-theme-choice.ts';
export { color, elevation, family, layout, media, motion, radius, size, space, transition, typeStyle } from './vars.ts';
