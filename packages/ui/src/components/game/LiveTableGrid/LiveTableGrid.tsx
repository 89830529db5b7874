import type { ReactNode } from 'react';
import { space } from '../../../theme/vars.ts';
import type { CardGridLoading, CardLayout } from '../internal/CardGrid.tsx';
import { CardGrid } from '../internal/CardGrid.tsx';

export interface LiveTableGridProps extends CardGridLoading {
  /** Accessible name of the list. */
  label: string;
  /** `LiveTableCard`s with their ids. */
  tables: readonly { id: string; card: ReactNode }[];
}

/** A placeholder is a cover of 16:10 and the lines below it. */
const layout: CardLayout = { phoneWidth: '17rem', desktopWidth: '360px', gap: space(3), aspectRatio: '16 / 15' };

/** Live tables as cards, in as many columns as fit. */
export function LiveTableGrid({ tables, ...grid }: LiveTableGridProps) {
  return <CardGrid {...grid} layout={layout} cards={tables} />;
}
