import type { GroundName } from './grounds.ts';
import type { LetterStyle } from './lettering.ts';
import type { PaletteName } from './palettes.data.ts';
import type { Hand } from './pen.ts';

/** What stands beneath the lettering. */
export type Foot = 'fade' | 'wave' | 'plate' | 'band' | 'bare';
/** What goes round the picture. */
export type Frame = 'none' | 'line' | 'double' | 'ticket' | 'bulbs';

/** How a vendor's pictures look: its hand and lettering never change, the rest varies from game to game. */
export interface Look {
  readonly hand: Hand;
  readonly style: LetterStyle;
  readonly foot: Foot;
  readonly frame: Frame;
  readonly palettes: readonly [PaletteName, ...PaletteName[]];
  readonly grounds: readonly [GroundName, ...GroundName[]];
}

export const looks: Readonly<Record<string, Look>> = {
  PG: {
    hand: 'lamp',
    style: 'extrude',
    foot: 'fade',
    frame: 'none',
    palettes: ['cinnabar', 'jade', 'plum', 'ember'],
    grounds: ['rays', 'night', 'rings'],
  },
  EG2: {
    hand: 'lamp',
    style: 'deco',
    foot: 'fade',
    frame: 'double',
    palettes: ['oxblood', 'baize', 'navy'],
    grounds: ['deco', 'stage', 'diamonds'],
  },
  PT: {
    hand: 'lamp',
    style: 'deco',
    foot: 'fade',
    frame: 'line',
    palettes: ['baize', 'oxblood', 'navy', 'cocoa'],
    grounds: ['deco', 'diamonds', 'stage'],
  },
  JDB: {
    hand: 'lamp',
    style: 'sticker',
    foot: 'fade',
    frame: 'none',
    palettes: ['tangerine', 'lagoon', 'guava', 'sky'],
    grounds: ['dots', 'confetti', 'rays'],
  },
  CQ9: {
    hand: 'neon',
    style: 'glow',
    foot: 'fade',
    frame: 'none',
    palettes: ['sapphire', 'teal', 'midnight', 'rose'],
    grounds: ['night', 'grid', 'rings'],
  },
  FC: {
    hand: 'lamp',
    style: 'arc',
    foot: 'fade',
    frame: 'none',
    palettes: ['reef', 'kelp', 'indigo', 'sky'],
    grounds: ['sea', 'waves', 'dawn'],
  },
  JL: {
    hand: 'fair',
    style: 'retro',
    foot: 'bare',
    frame: 'none',
    palettes: ['biscuit', 'mint', 'apricot', 'ash'],
    grounds: ['stripes', 'weave', 'lattice'],
  },
  BGS: {
    hand: 'fair',
    style: 'plate',
    foot: 'plate',
    frame: 'none',
    palettes: ['abaca', 'biscuit', 'pearl'],
    grounds: ['weave', 'lattice', 'arch'],
  },
  TALA: {
    hand: 'fair',
    style: 'slab',
    foot: 'wave',
    frame: 'none',
    palettes: ['bakunawa', 'ube', 'indigo', 'midnight'],
    grounds: ['night', 'rings', 'dawn'],
  },
  AGILA: {
    hand: 'paper',
    style: 'inline',
    foot: 'band',
    frame: 'line',
    palettes: ['navy', 'scarlet', 'cocoa'],
    grounds: ['stage', 'deco', 'diamonds'],
  },
  ALN: {
    hand: 'fair',
    style: 'slab',
    foot: 'wave',
    frame: 'none',
    palettes: ['alon', 'lagoon', 'sky', 'reef'],
    grounds: ['waves', 'arch', 'dawn'],
  },
  BKW: {
    hand: 'fair',
    style: 'inline',
    foot: 'wave',
    frame: 'ticket',
    palettes: ['bakunawa', 'slate', 'plum', 'jade'],
    grounds: ['night', 'diamonds', 'rays'],
  },
  LTN: {
    hand: 'fair',
    style: 'slab',
    foot: 'wave',
    frame: 'none',
    palettes: ['luntian', 'bamboo', 'lime', 'pitch'],
    grounds: ['leaves', 'arch', 'dawn'],
  },
  TRP: {
    hand: 'fair',
    style: 'sticker',
    foot: 'wave',
    frame: 'none',
    palettes: ['saffron', 'coral', 'lime', 'guava'],
    grounds: ['arch', 'rays', 'confetti'],
  },
  NLW: {
    hand: 'fair',
    style: 'slab',
    foot: 'band',
    frame: 'none',
    palettes: ['coral', 'mint', 'cobalt', 'saffron'],
    grounds: ['lattice', 'stripes', 'arch'],
  },
  KPZ: {
    hand: 'paper',
    style: 'plate',
    foot: 'plate',
    frame: 'double',
    palettes: ['pearl', 'ash', 'biscuit', 'abaca'],
    grounds: ['lattice', 'weave', 'leaves'],
  },
  TBL: {
    hand: 'paper',
    style: 'skew',
    foot: 'fade',
    frame: 'ticket',
    palettes: ['cocoa', 'ember', 'scarlet', 'bamboo'],
    grounds: ['speed', 'stage', 'rays'],
  },
  DMA: {
    hand: 'neon',
    style: 'glow',
    foot: 'fade',
    frame: 'bulbs',
    palettes: ['magenta', 'ube', 'midnight', 'rose'],
    grounds: ['grid', 'night', 'diamonds'],
  },
  MRP: {
    hand: 'paper',
    style: 'arc',
    foot: 'fade',
    frame: 'none',
    palettes: ['orchid', 'rose', 'lagoon', 'ube'],
    grounds: ['leaves', 'rings', 'confetti'],
  },
  BTI: {
    hand: 'lamp',
    style: 'skew',
    foot: 'fade',
    frame: 'none',
    palettes: ['cobalt', 'pitch', 'scarlet'],
    grounds: ['speed', 'stage', 'rays'],
  },
  BYN: {
    hand: 'fair',
    style: 'skew',
    foot: 'band',
    frame: 'none',
    palettes: ['scarlet', 'cobalt', 'saffron'],
    grounds: ['stripes', 'speed', 'rays'],
  },
  IMES: {
    hand: 'neon',
    style: 'skew',
    foot: 'fade',
    frame: 'line',
    palettes: ['midnight', 'slate', 'teal'],
    grounds: ['grid', 'speed', 'night'],
  },
  TF: {
    hand: 'paper',
    style: 'slab',
    foot: 'band',
    frame: 'none',
    palettes: ['magenta', 'ube', 'sky'],
    grounds: ['speed', 'dots', 'grid'],
  },
  IA: {
    hand: 'neon',
    style: 'inline',
    foot: 'fade',
    frame: 'bulbs',
    palettes: ['sapphire', 'magenta', 'kelp'],
    grounds: ['rings', 'grid', 'night'],
  },
  DS88: {
    hand: 'fair',
    style: 'retro',
    foot: 'bare',
    frame: 'ticket',
    palettes: ['kampana', 'saffron', 'coral'],
    grounds: ['rays', 'stripes', 'arch'],
  },
  DIG: {
    hand: 'lamp',
    style: 'extrude',
    foot: 'fade',
    frame: 'line',
    palettes: ['ember', 'cinnabar', 'pitch'],
    grounds: ['stage', 'rays', 'dawn'],
  },
  SV3: {
    hand: 'paper',
    style: 'skew',
    foot: 'band',
    frame: 'none',
    palettes: ['cobalt', 'scarlet', 'bamboo'],
    grounds: ['speed', 'dots', 'stripes'],
  },
  TCG_LOTTO_VN: {
    hand: 'lamp',
    style: 'extrude',
    foot: 'fade',
    frame: 'double',
    palettes: ['cinnabar', 'scarlet', 'jade'],
    grounds: ['diamonds', 'rays', 'rings'],
  },
  LOTT: {
    hand: 'fair',
    style: 'slab',
    foot: 'wave',
    frame: 'none',
    palettes: ['kampana', 'alon', 'saffron', 'luntian'],
    grounds: ['dots', 'confetti', 'lattice'],
  },
  SEA_LOTTO: {
    hand: 'paper',
    style: 'sticker',
    foot: 'fade',
    frame: 'none',
    palettes: ['lagoon', 'indigo', 'orchid'],
    grounds: ['waves', 'confetti', 'dots'],
  },
};

export const plainLook: Look = {
  hand: 'fair',
  style: 'slab',
  foot: 'wave',
  frame: 'none',
  palettes: ['kampana', 'alon', 'luntian'],
  grounds: ['rays', 'arch', 'dots'],
};
