import type { CssVarsThemeOptions, Theme, TypographyVariantsOptions } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';
// Adds `vars` and `colorSchemes` to the type `Theme`.
import type {} from '@mui/material/themeCssVarsAugmentation';
import { themeAttribute } from './brand-styles.ts';
import { componentOverrides } from './component-overrides.ts';
import type { BrandTokens, ColorRoles, Direction, TypeRole } from './tokens.ts';
import { breakpoints, layers } from './tokens.ts';
import { color, cssVarPrefix, family, media } from './vars.ts';

type SchemeOptions = NonNullable<Exclude<NonNullable<CssVarsThemeOptions['colorSchemes']>['dark'], boolean>>;

/** Maps the brand's roles to MUI's palette. */
function muiScheme(roles: ColorRoles): SchemeOptions {
  return {
    palette: {
      primary: { main: roles.action, dark: roles.actionHover, contrastText: roles.onAction },
      secondary: { main: roles.accent, contrastText: roles.bg },
      error: { main: roles.danger, contrastText: roles.dangerSurface },
      warning: { main: roles.warning, contrastText: roles.warningSurface },
      info: { main: roles.info, contrastText: roles.infoSurface },
      success: { main: roles.success, contrastText: roles.successSurface },
      background: { default: roles.bg, paper: roles.surface1 },
      text: { primary: roles.text, secondary: roles.text2, disabled: roles.text3 },
      divider: roles.line,
    },
  };
}

function typography(brand: BrandTokens): TypographyVariantsOptions {
  const variant = (role: TypeRole) => {
    const { family: face, weight, tracking, phone, desktop } = brand.type[role];
    return {
      fontFamily: family(face),
      fontWeight: weight,
      letterSpacing: `${tracking}em`,
      fontSize: `${phone.size / 16}rem`,
      lineHeight: phone.line,
      textTransform: 'none' as const,
      [media.desktop]: { fontSize: `${desktop.size / 16}rem`, lineHeight: desktop.line },
    };
  };
  return {
    fontFamily: family('text'),
    h1: variant('title'),
    h2: variant('section'),
    h3: variant('stat'),
    subtitle1: variant('lead'),
    body1: variant('body'),
    body2: variant('meta'),
    button: variant('action'),
    caption: variant('meta'),
  };
}

/**
 * Containers of MUI widgets: dialogs, drawers, popovers. MUI's variables are set there, because on `<html>` they would
 * restyle the whole page whenever a widget opens.
 */
const layerSelector = '.MuiModal-root';

/**
 * Creates the MUI theme of a brand: both schemes as CSS variables, selected by `data-theme` on `<html>`, dark by
 * default, with component overrides.
 */
export function createBrandTheme(brand: BrandTokens, { direction = 'ltr' }: { direction?: Direction } = {}): Theme {
  return createTheme({
    direction,
    cssVariables: {
      cssVarPrefix: `${cssVarPrefix}-mui`,
      rootSelector: layerSelector,
      colorSchemeSelector: `[${themeAttribute}="%s"] ${layerSelector}`,
    },
    defaultColorScheme: 'dark',
    colorSchemes: { dark: muiScheme(brand.color.dark), light: muiScheme(brand.color.light) },
    breakpoints: { values: breakpoints },
    spacing: brand.space.unit,
    shape: { borderRadius: brand.radius.control },
    zIndex: {
      appBar: layers.header,
      mobileStepper: layers.bottomBar,
      speedDial: layers.bottomBar,
      drawer: layers.dialog,
      modal: layers.dialog,
      snackbar: layers.toast,
      tooltip: layers.toast,
    },
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineColor: color('focusRing'), outlineWidth: 3, outlineOffset: 3 },
    typography: typography(brand),
    components: componentOverrides,
  });
}
