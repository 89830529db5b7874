/**
 * Token schema of a brand. Every brand defines all of it in both schemes; a missing role is a type error. Sizes are
 * CSS px numbers unless noted; colours are `#rrggbb` or `#rrggbbaa`.
 */

export type ColorScheme = 'dark' | 'light';
/** What a visitor chooses; `device` follows the setting of the system. */
export type ThemeChoice = ColorScheme | 'device';
export type Direction = 'ltr' | 'rtl';

/**
 * Colour roles of a surface and everything on it. The page is one surface; header, panel, plate and paper define the
 * same roles with their own colours, so that one button works on all of them.
 */
export interface SurfaceRoles {
  bg: string;
  /** Brightest point of the surface's gradient; text contrast is tested against it too. */
  bgHighlight: string;
  /** Fields and subtle fills, and their hover state. */
  surface2: string;
  surface3: string;
  line: string;
  /** Border of outlined buttons and groups. */
  lineStrong: string;
  /** Outline of fields and checkboxes, which identifies them as controls. */
  controlLine: string;
  text: string;
  text2: string;
  text3: string;
  /** Links, progress, the current tab. Never a large fill. */
  accent: string;
  accentLine: string;
  /** The main action of a view. */
  action: string;
  actionHover: string;
  onAction: string;
  selected: string;
  selectedHover: string;
  onSelected: string;
  danger: string;
  dangerSurface: string;
  focusRing: string;
  engraving: string;
  markBody: string;
  markInlay: string;
  markPip: string;
}

/** Colour roles of the page. */
export interface ColorRoles extends SurfaceRoles {
  bgSunken: string;
  surface1: string;
  info: string;
  infoSurface: string;
  success: string;
  successSurface: string;
  warning: string;
  warningSurface: string;
  scrim: string;
}

/** `panel` is the same in both schemes; `plate` is for large amounts; `paper` is for printed slips. */
export type SurfaceName = 'header' | 'panel' | 'plate' | 'paper';

export type ColorRole = keyof ColorRoles;

/** Shadows and backdrops as complete CSS values, by scheme. */
export interface ElevationRoles {
  dialog: string;
  slip: string;
  /** `box-shadow` of a filled button without hover. */
  button: string;
  /** `background` of the page. */
  backdrop: string;
}

export interface TypeSize {
  size: number;
  /** Unitless line height. */
  line: number;
}

export interface TypeStyle {
  family: 'display' | 'text';
  weight: number;
  /** em */
  tracking: number;
  phone: TypeSize;
  desktop: TypeSize;
}

export type TypeRole =
  | 'banner'
  | 'title'
  | 'dialogTitle'
  | 'section'
  | 'slogan'
  | 'wordmark'
  | 'jackpot'
  | 'amount'
  | 'stat'
  | 'lead'
  | 'field'
  | 'body'
  | 'action'
  | 'actionLarge'
  | 'label'
  | 'tile'
  | 'meta'
  | 'nav';

export interface RadiusTokens {
  tag: number;
  small: number;
  control: number;
  controlLarge: number;
  field: number;
  tile: number;
  card: number;
  banner: number;
  sheet: number;
  pill: number;
}

export interface SpaceTokens {
  /** All spacing is a multiple of this. */
  unit: number;
  gutter: { phone: number; desktop: number };
  section: { phone: number; desktop: number };
  container: number;
}

export interface SizeTokens {
  /** Minimum touch target. */
  target: number;
  targetLarge: number;
  header: { phone: number; desktop: number };
  /** Height of the bottom bar on phones without safe area; 0 on desktops. */
  bottomBar: number;
}

export interface MotionTokens {
  /** ms */
  fast: number;
  /** ms */
  base: number;
  ease: string;
}

export interface FontTokens {
  /** Font stacks, quoted as in CSS. */
  display: string;
  text: string;
}

export type MarkColor = 'markBody' | 'markInlay' | 'markPip';

/** One path of a brand mark, filled or stroked with a mark colour. */
export interface MarkShape {
  d: string;
  fill?: MarkColor;
  stroke?: MarkColor;
  strokeWidth?: number;
  dash?: string;
  dashOffset?: number;
}

/** A brand mark as data. */
export interface MarkDrawing {
  viewBox: string;
  shapes: readonly MarkShape[];
}

export interface BrandTokens {
  id: string;
  fonts: FontTokens;
  mark: MarkDrawing;
  color: Record<ColorScheme, ColorRoles>;
  surfaces: Record<ColorScheme, Record<SurfaceName, SurfaceRoles>>;
  elevation: Record<ColorScheme, ElevationRoles>;
  type: Record<TypeRole, TypeStyle>;
  radius: RadiusTokens;
  space: SpaceTokens;
  size: SizeTokens;
  motion: MotionTokens;
}

/** Lower bounds in px, with MUI's names. Not part of a brand, because media queries cannot use CSS variables. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };

/** Stacking order; dialogs are above everything on the page. */
export const layers = { raised: 1, header: 20, bottomBar: 20, overlay: 40, dialog: 60, toast: 80, skipLink: 100 };
