import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { media, space } from '../../../theme/vars.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';

/** CSS lengths. */
export interface CardLayout {
  /** Least width of a card on phones and on desktops. */
  phoneWidth: string;
  desktopWidth: string;
  /** Gap on phones. */
  gap: string;
  /** Width by height of a placeholder. */
  aspectRatio: string;
}

export interface CardGridLoading {
  /** Shows placeholders of the cards' size. */
  loading?: boolean;
  /** Announced while loading. */
  loadingLabel?: string;
  /** Number of placeholders; 4 by default. */
  placeholders?: number;
}

export interface CardGridProps extends CardGridLoading {
  /** Accessible name of the list. */
  label: string;
  layout: CardLayout;
  cards: readonly { id: string; card: ReactNode }[];
}

const columns = (width: string) => `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`;

const Cards = styled('ul', { shouldForwardProp: (name) => name !== 'layout' && name !== 'as' })<
  Pick<CardGridProps, 'layout'>
>(({ layout }) => ({
  display: 'grid',
  gridTemplateColumns: columns(layout.phoneWidth),
  gap: layout.gap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { minWidth: 0 },
  [media.desktop]: { gridTemplateColumns: columns(layout.desktopWidth), gap: space(4) },
}));

const Placeholder = styled('span')({ display: 'block' });
const Status = styled('span')(visuallyHidden);

/** Cards in as many columns as fit, or their placeholders. */
export function CardGrid({ label, layout, cards, loading = false, loadingLabel, placeholders = 4 }: CardGridProps) {
  if (loading) {
    return (
      <div role="group" aria-label={label} aria-busy>
        <Status role="status">{loadingLabel}</Status>
        <Cards as="div" layout={layout}>
          {Array.from({ length: placeholders }, (_, index) => (
            <Placeholder key={index} style={{ aspectRatio: layout.aspectRatio }}>
              <Skeleton shape="box" height="100%" />
            </Placeholder>
          ))}
        </Cards>
      </div>
    );
  }
  return (
    <Cards aria-label={label} layout={layout}>
      {cards.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </Cards>
  );
}
