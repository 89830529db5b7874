import styled from '@emotion/styled';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';
import { pulseAnimation, Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { DataColumn } from './data-grid-types.ts';
import { HEAD_REM, ROW_REM } from './data-grid-types.ts';

export interface GridSkeletonProps {
  columns: readonly DataColumn[];
  rows: number;
}

const Root = styled('div')({ overflow: 'hidden', ...pulseAnimation });

const Row = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  height: `${ROW_REM}rem`,
  borderBlockStart: `1px solid ${color('line')}`,
  '&:first-of-type': { height: `${HEAD_REM}rem`, border: 0 },
  '& > *': {
    boxSizing: 'border-box',
    flex: '1 0 130px',
    minWidth: 0,
    paddingInline: space(4),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...typeStyle('meta'),
    color: color('text2'),
    '&[data-numeric="true"]': { display: 'grid', justifyItems: 'end' },
  },
  [media.phone]: {
    // As high as a row of two lines.
    height: '4.25rem',
    '&:first-of-type': { display: 'none' },
    '&:nth-of-type(2)': { border: 0 },
    '& > :nth-of-type(n + 3)': { display: 'none' },
  },
});

/** Placeholder of the grid as high as the grid, with the heads that are known. Hidden from screen readers. */
export function GridSkeleton({ columns, rows }: GridSkeletonProps) {
  return (
    <Root data-breathing aria-hidden>
      <Row>
        {columns.map(({ id, label, numeric }) => (
          <div key={id} data-numeric={numeric}>
            {label}
          </div>
        ))}
      </Row>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          {columns.map(({ id, numeric }) => (
            <div key={id} data-numeric={numeric}>
              <Skeleton width={numeric === true ? '60%' : '80%'} />
            </div>
          ))}
        </Row>
      ))}
    </Root>
  );
}
