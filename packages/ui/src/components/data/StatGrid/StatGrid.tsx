import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { pulseAnimation, Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { FittedFigure } from '../internal/FittedFigure.tsx';
import type { TrendProps } from '../internal/Trend.tsx';
import { Trend } from '../internal/Trend.tsx';

export interface Stat {
  id: string;
  label: string;
  /** Formatted; undefined while loading, and when it could not be loaded. */
  value?: string | undefined;
  /** After the value: "of 46". */
  unit?: string;
  /** Comparison with the previous period. */
  trend?: TrendProps;
  /** Under the value: "4 agents, 42 players". */
  note?: ReactNode;
  /** A FormulaPopover. */
  formula?: ReactNode;
}

export interface StatGridProps {
  stats: readonly Stat[];
  /** Most figures in a row, 3 by default. Phones have two, and one at 320 px. */
  columns?: 2 | 3 | 4 | 6;
  /** Figures without a value are loading; the text is announced. */
  loading?: string | undefined;
  /** In the place of a figure that could not be loaded: "Not loaded". */
  missing: string;
}

/** Least width of a figure. */
const LEAST = '9.75rem';

const Frame = styled('div')({
  // Hides the outer lines of the cells.
  overflow: 'hidden',
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
});

const List = styled('dl', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: number }>(({ columns }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(${LEAST}, 100%), calc(100% / ${columns})), 1fr))`,
  margin: '-1px',
}));

const Cell = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // Size container of the figure.
  containerType: 'inline-size',
  padding: space(2, 4, 3),
  borderBlockStart: `1px solid ${color('line')}`,
  borderInlineStart: `1px solid ${color('line')}`,
  [media.desktop]: { padding: space(2, 5, 4) },
  '& > dd': { margin: 0, minWidth: 0 },
});

const Label = styled('dt')({
  display: 'flex',
  alignItems: 'center',
  // As high as a formula button, so that figures of a row are level.
  minHeight: '2.75rem',
  marginInlineEnd: `calc(${space(3)} * -1)`,
  marginBlockEnd: `calc(${space(1)} * -1)`,
  ...typeStyle('meta'),
  color: color('text2'),
});

const Unit = styled('span')({ marginInlineStart: space(1.5), ...typeStyle('body'), color: color('text2') });
const Note = styled('dd')({ ...typeStyle('meta'), color: color('text2') });
const Missing = styled('span')({ ...typeStyle('body'), color: color('text3') });
const Placeholder = styled('span')({ display: 'block', paddingBlock: space(1.5), ...pulseAnimation });

/** Figures with their comparison, formula and source; each can fail to load alone. */
export function StatGrid({ stats, columns = 3, loading, missing }: StatGridProps) {
  return (
    <Frame aria-busy={loading !== undefined}>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <List columns={columns}>
        {stats.map(({ id, label, value, unit, trend, note, formula }) => (
          <Cell key={id}>
            <Label>
              {label}
              {formula}
            </Label>
            <dd>
              {value !== undefined && <FittedFigure text={value} />}
              {value !== undefined && unit !== undefined && <Unit>{unit}</Unit>}
              {value === undefined && loading === undefined && <Missing>{missing}</Missing>}
              {value === undefined && loading !== undefined && (
                <Placeholder data-breathing>
                  <Skeleton width="70%" height="1.25rem" />
                </Placeholder>
              )}
            </dd>
            {trend && value !== undefined && (
              <dd>
                <Trend {...trend} />
              </dd>
            )}
            {note !== undefined && <Note>{note}</Note>}
          </Cell>
        ))}
      </List>
    </Frame>
  );
}
