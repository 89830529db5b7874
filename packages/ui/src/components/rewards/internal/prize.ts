import type { ColorRole } from '../../../theme/tokens.ts';

/** Colours of a prize, from nothing to the largest. */
export type PrizeTone = 'none' | 'low' | 'middle' | 'high' | 'top';

export interface Prize {
  id: string;
  /** "₱5,000.00 bonus". */
  label: string;
  /** On the wheel: "₱5,000". */
  shortLabel: string;
  /** Chance in parts of all weights together, as the server draws. */
  weight: number;
  tone: PrizeTone;
}

/** Fill and text of a prize; each pair has the contrast of a text. */
export const prizeColors: Record<PrizeTone, { fill: ColorRole; ink: ColorRole }> = {
  none: { fill: 'surface2', ink: 'text' },
  low: { fill: 'surface3', ink: 'text' },
  middle: { fill: 'selected', ink: 'onSelected' },
  high: { fill: 'accent', ink: 'bg' },
  top: { fill: 'action', ink: 'onAction' },
};
