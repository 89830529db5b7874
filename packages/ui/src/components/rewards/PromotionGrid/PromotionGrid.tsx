import type { ReactNode } from 'react';
import { space } from '../../../theme/vars.ts';
import type { CardGridLoading, CardLayout } from '../../game/internal/CardGrid.tsx';
import { CardGrid } from '../../game/internal/CardGrid.tsx';

export interface PromotionGridProps extends CardGridLoading {
  /** Accessible name of the list. */
  label: string;
  /** `PromotionCard`s with their ids. */
  promotions: readonly { id: string; card: ReactNode }[];
}

/** A card has its picture beside the text on phones, and above it on desktops. */
const layout: CardLayout = { phoneWidth: '20rem', desktopWidth: '340px', gap: space(3), aspectRatio: '12 / 8' };

/** Promotions as cards, in as many columns as fit. */
export function PromotionGrid({ promotions, ...grid }: PromotionGridProps) {
  return <CardGrid {...grid} layout={layout} cards={promotions} />;
}
