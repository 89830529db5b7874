import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { media, space } from '../../../theme/vars.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';

export interface LiveTableGridProps {
  /** Accessible name of the list. */
  label: string;
  /** `LiveTableCard`s with their ids. */
  tables: readonly { id: string; card: ReactNode }[];
  /** Shows placeholders of the cards' size. */
  loading?: boolean;
  /** Announced while loading. */
  loadingLabel?: string;
  /** Number of placeholders; 3 by default. */
  placeholders?: number;
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { minWidth: 0 },
  [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(360px, 1fr))', gap: space(4) },
});

/** Cover of 16:10 and the lines below it. */
const Placeholder = styled('span')({ display: 'block', aspectRatio: '16 / 15' });
const Status = styled('span')(visuallyHidden);

/** Live tables as cards, in as many columns as fit. */
export function LiveTableGrid(props: LiveTableGridProps) {
  const { label, tables, loading = false, loadingLabel, placeholders = 3 } = props;
  if (loading) {
    return (
      <div role="group" aria-label={label} aria-busy>
        <Status role="status">{loadingLabel}</Status>
        <Cards as="div">
          {Array.from({ length: placeholders }, (_, index) => (
            <Placeholder key={index}>
              <Skeleton shape="box" height="100%" />
            </Placeholder>
          ))}
        </Cards>
      </div>
    );
  }
  return (
    <Cards aria-label={label}>
      {tables.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </Cards>
  );
}
