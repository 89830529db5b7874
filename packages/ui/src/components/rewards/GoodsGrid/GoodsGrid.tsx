import styled from '@emotion/styled';
import { media, space } from '../../../theme/vars.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { GoodsCardProps } from '../GoodsCard/GoodsCard.tsx';
import { GoodsCard } from '../GoodsCard/GoodsCard.tsx';

export interface GoodsGridProps {
  /** Accessible name of the list. */
  label: string;
  /** Undefined while loading. */
  goods: readonly ({ id: string } & GoodsCardProps)[] | undefined;
  /** Announced while loading. */
  loadingLabel: string;
}

const columns = (width: string) => `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`;

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: columns('9.5rem'),
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { minWidth: 0 },
  [media.desktop]: { gridTemplateColumns: columns('240px'), gap: space(4) },
});

const PLACEHOLDERS = 4;

/** Goods of a points mall in as many columns as fit, or placeholders of their size. */
export function GoodsGrid({ label, goods, loadingLabel }: GoodsGridProps) {
  if (goods === undefined)
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>
        <Cards as="div">
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Skeleton key={index} shape="box" height="15rem" />
          ))}
        </Cards>
      </div>
    );
  return (
    <Cards aria-label={label}>
      {goods.map(({ id, ...card }) => (
        <li key={id}>
          <GoodsCard {...card} />
        </li>
      ))}
    </Cards>
  );
}
