import type { IconName } from '../../display/Icon/Icon.tsx';

export interface WaterfallStep {
  id: string;
  /** Under the bar: "Deposits". */
  label: string;
  /** In place of the label in the itemised sum of phones, which has more space: "Games, won and lost". */
  longLabel?: string;
  /** Signed change, for the drawing only. */
  change: number;
  /** The same change as it is read, with its sign: "+₱9,000.00". */
  text: string;
  /** Before the label on phones. */
  icon?: IconName;
}

export interface WaterfallTotal {
  /** "Balance on Nov 1", "Balance now". */
  label: string;
  /** Balance, for the drawing only. */
  value: number;
  text: string;
}

export interface WaterfallChartProps {
  /** Accessible name. */
  label: string;
  opening: WaterfallTotal;
  /** They lead from the opening to the closing balance. */
  steps: readonly WaterfallStep[];
  closing: WaterfallTotal;
}
