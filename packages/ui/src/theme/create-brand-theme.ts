import type { PaletteOptions, Theme, ThemeOptions, TypographyVariantsOptions } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';
import { componentOverrides } from './overrides/index.ts';
import type { BrandTokens, ColorRole, Direction, TypeRole } from './tokens.ts';
import { breakpoints, layers } from './tokens.ts';
import { color, family, media } from './vars.ts';

/** `percent` of a role's colour, the rest transparent. */
const tint = (role: ColorRole, percent: number) => `color-mix(in srgb, ${color(role)} ${percent}%, transparent)`;

/**
 * MUI's palette in the brand's CSS variables. These switch with the scheme and with the surface, so one theme serves
 * both schemes, and a MUI widget on a plate or on paper has the colours of that surface.
 */
const palette: PaletteOptions = {
  mode: 'dark',
  primary: { main: color('action'), dark: color('actionHover'), contrastText: color('onAction') },
  secondary: { main: color('accent'), contrastText: color('bg') },
  error: { main: color('danger'), contrastText: color('dangerSurface') },
  warning: { main: color('warning'), contrastText: color('warningSurface') },
  info: { main: color('info'), contrastText: color('infoSurface') },
  success: { main: color('success'), contrastText: color('successSurface') },
  background: { default: color('bg'), paper: color('surface1') },
  text: { primary: color('text'), secondary: color('text2'), disabled: color('text3') },
  divider: color('line'),
  action: {
    active: color('text2'),
    hover: tint('text', 8),
    selected: tint('text', 14),
    disabled: color('text3'),
    disabledBackground: tint('text', 12),
    focus: tint('text', 12),
  },
};

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
 * With a colour space, MUI computes shades by CSS (`color-mix`, relative colours) instead of in JavaScript, which cannot
 * read a variable. `createTheme` accepts it without declaring it. Where relative colours are missing, a tint is.
 */
interface Options extends ThemeOptions {
  colorSpace: 'oklch';
}

/** Creates the MUI theme of a brand, for both schemes: palette and component overrides refer to the brand's variables. */
export function createBrandTheme(brand: BrandTokens, { direction = 'ltr' }: { direction?: Direction } = {}): Theme {
  const options: Options = {
    colorSpace: 'oklch',
    direction,
    palette,
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
  };
  return createTheme(options);
}
