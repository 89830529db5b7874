import type { BackgroundName } from './backgrounds.ts';
import type { LetterStyle } from './lettering.ts';
import type { PaletteName } from './palettes.data.ts';
import type { Shading } from './kit.ts';

/** Background behind the title. */
export type TitleBackdrop = 'fade' | 'wave' | 'plate' | 'band' | 'bare';
/** Border of the picture. */
export type Frame = 'none' | 'line' | 'double' | 'ticket' | 'bulbs';

/** Style of a vendor's pictures. Palette and background vary from game to game. */
export interface VendorStyle {
  readonly shading: Shading;
  readonly letterStyle: LetterStyle;
  readonly foot: TitleBackdrop;
  readonly frame: Frame;
  readonly palettes: readonly [PaletteName, ...PaletteName[]];
  readonly backgrounds: readonly [BackgroundName, ...BackgroundName[]];
}

export const vendorStyles: Readonly<Record<string, VendorStyle>> = {
  PG: {
    shading: 'gradient',
    letterStyle: 'extrude',
    foot: 'fade',
    frame: 'none',
    palettes: ['cinnabar', 'jade', 'plum', 'ember'],
    backgrounds: ['rays', 'night', 'rings'],
  },
  EG2: {
    shading: 'gradient',
    letterStyle: 'deco',
    foot: 'fade',
    frame: 'double',
    palettes: ['oxblood', 'baize', 'navy'],
    backgrounds: ['deco', 'stage', 'diamonds'],
  },
  PT: {
    shading: 'gradient',
    letterStyle: 'deco',
    foot: 'fade',
    frame: 'line',
    palettes: ['baize', 'oxblood', 'navy', 'cocoa'],
    backgrounds: ['deco', 'diamonds', 'stage'],
  },
  JDB: {
    shading: 'gradient',
    letterStyle: 'sticker',
    foot: 'fade',
    frame: 'none',
    palettes: ['tangerine', 'lagoon', 'guava', 'sky'],
    backgrounds: ['dots', 'confetti', 'rays'],
  },
  CQ9: {
    shading: 'neon',
    letterStyle: 'glow',
    foot: 'fade',
    frame: 'none',
    palettes: ['sapphire', 'teal', 'midnight', 'rose'],
    backgrounds: ['night', 'grid', 'rings'],
  },
  FC: {
    shading: 'gradient',
    letterStyle: 'arc',
    foot: 'fade',
    frame: 'none',
    palettes: ['reef', 'kelp', 'indigo', 'sky'],
    backgrounds: ['sea', 'waves', 'dawn'],
  },
  JL: {
    shading: 'outline',
    letterStyle: 'retro',
    foot: 'bare',
    frame: 'none',
    palettes: ['biscuit', 'mint', 'apricot', 'ash'],
    backgrounds: ['stripes', 'weave', 'lattice'],
  },
  BGS: {
    shading: 'outline',
    letterStyle: 'plate',
    foot: 'plate',
    frame: 'none',
    palettes: ['abaca', 'biscuit', 'pearl'],
    backgrounds: ['weave', 'lattice', 'arch'],
  },
  TALA: {
    shading: 'outline',
    letterStyle: 'slab',
    foot: 'wave',
    frame: 'none',
    palettes: ['bakunawa', 'ube', 'indigo', 'midnight'],
    backgrounds: ['night', 'rings', 'dawn'],
  },
  AGILA: {
    shading: 'cutout',
    letterStyle: 'inline',
    foot: 'band',
    frame: 'line',
    palettes: ['navy', 'scarlet', 'cocoa'],
    backgrounds: ['stage', 'deco', 'diamonds'],
  },
  ALN: {
    shading: 'outline',
    letterStyle: 'slab',
    foot: 'wave',
    frame: 'none',
    palettes: ['alon', 'lagoon', 'sky', 'reef'],
    backgrounds: ['waves', 'arch', 'dawn'],
  },
  BKW: {
    shading: 'outline',
    letterStyle: 'inline',
    foot: 'wave',
    frame: 'ticket',
    palettes: ['bakunawa', 'slate', 'plum', 'jade'],
    backgrounds: ['night', 'diamonds', 'rays'],
  },
  LTN: {
    shading: 'outline',
    letterStyle: 'slab',
    foot: 'wave',
    frame: 'none',
    palettes: ['luntian', 'bamboo', 'lime', 'pitch'],
    backgrounds: ['leaves', 'arch', 'dawn'],
  },
  TRP: {
    shading: 'outline',
    letterStyle: 'sticker',
    foot: 'wave',
    frame: 'none',
    palettes: ['saffron', 'coral', 'lime', 'guava'],
    backgrounds: ['arch', 'rays', 'confetti'],
  },
  NLW: {
    shading: 'outline',
    letterStyle: 'slab',
    foot: 'band',
    frame: 'none',
    palettes: ['coral', 'mint', 'cobalt', 'saffron'],
    backgrounds: ['lattice', 'stripes', 'arch'],
  },
  KPZ: {
    shading: 'cutout',
    letterStyle: 'plate',
    foot: 'plate',
    frame: 'double',
    palettes: ['pearl', 'ash', 'biscuit', 'abaca'],
    backgrounds: ['lattice', 'weave', 'leaves'],
  },
  TBL: {
    shading: 'cutout',
    letterStyle: 'skew',
    foot: 'fade',
    frame: 'ticket',
    palettes: ['cocoa', 'ember', 'scarlet', 'bamboo'],
    backgrounds: ['speed', 'stage', 'rays'],
  },
  DMA: {
    shading: 'neon',
    letterStyle: 'glow',
    foot: 'fade',
    frame: 'bulbs',
    palettes: ['magenta', 'ube', 'midnight', 'rose'],
    backgrounds: ['grid', 'night', 'diamonds'],
  },
  MRP: {
    shading: 'cutout',
    letterStyle: 'arc',
    foot: 'fade',
    frame: 'none',
    palettes: ['orchid', 'rose', 'lagoon', 'ube'],
    backgrounds: ['leaves', 'rings', 'confetti'],
  },
  BTI: {
    shading: 'gradient',
    letterStyle: 'skew',
    foot: 'fade',
    frame: 'none',
    palettes: ['cobalt', 'pitch', 'scarlet'],
    backgrounds: ['speed', 'stage', 'rays'],
  },
  BYN: {
    shading: 'outline',
    letterStyle: 'skew',
    foot: 'band',
    frame: 'none',
    palettes: ['scarlet', 'cobalt', 'saffron'],
    backgrounds: ['stripes', 'speed', 'rays'],
  },
  IMES: {
    shading: 'neon',
    letterStyle: 'skew',
    foot: 'fade',
    frame: 'line',
    palettes: ['midnight', 'slate', 'teal'],
    backgrounds: ['grid', 'speed', 'night'],
  },
  TF: {
    shading: 'cutout',
    letterStyle: 'slab',
    foot: 'band',
    frame: 'none',
    palettes: ['magenta', 'ube', 'sky'],
    backgrounds: ['speed', 'dots', 'grid'],
  },
  IA: {
    shading: 'neon',
    letterStyle: 'inline',
    foot: 'fade',
    frame: 'bulbs',
    palettes: ['sapphire', 'magenta', 'kelp'],
    backgrounds: ['rings', 'grid', 'night'],
  },
  DS88: {
    shading: 'outline',
    letterStyle: 'retro',
    foot: 'bare',
    frame: 'ticket',
    palettes: ['kampana', 'saffron', 'coral'],
    backgrounds: ['rays', 'stripes', 'arch'],
  },
  DIG: {
    shading: 'gradient',
    letterStyle: 'extrude',
    foot: 'fade',
    frame: 'line',
    palettes: ['ember', 'cinnabar', 'pitch'],
    backgrounds: ['stage', 'rays', 'dawn'],
  },
  SV3: {
    shading: 'cutout',
    letterStyle: 'skew',
    foot: 'band',
    frame: 'none',
    palettes: ['cobalt', 'scarlet', 'bamboo'],
    backgrounds: ['speed', 'dots', 'stripes'],
  },
  TCG_LOTTO_VN: {
    shading: 'gradient',
    letterStyle: 'extrude',
    foot: 'fade',
    frame: 'double',
    palettes: ['cinnabar', 'scarlet', 'jade'],
    backgrounds: ['diamonds', 'rays', 'rings'],
  },
  LOTT: {
    shading: 'outline',
    letterStyle: 'slab',
    foot: 'wave',
    frame: 'none',
    palettes: ['kampana', 'alon', 'saffron', 'luntian'],
    backgrounds: ['dots', 'confetti', 'lattice'],
  },
  SEA_LOTTO: {
    shading: 'cutout',
    letterStyle: 'sticker',
    foot: 'fade',
    frame: 'none',
    palettes: ['lagoon', 'indigo', 'orchid'],
    backgrounds: ['waves', 'confetti', 'dots'],
  },
};

export const defaultStyle: VendorStyle = {
  shading: 'outline',
  letterStyle: 'slab',
  foot: 'wave',
  frame: 'none',
  palettes: ['kampana', 'alon', 'luntian'],
  backgrounds: ['rays', 'arch', 'dots'],
};
