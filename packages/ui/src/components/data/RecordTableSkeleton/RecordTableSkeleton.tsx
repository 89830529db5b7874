import styled from '@emotion/styled';
import { color, media, radius, space } from '../../../theme/vars.ts';
import { pulseAnimation, Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { RowSkeletons } from '../internal/list-panel.tsx';

export interface RecordTableSkeletonProps {
  /** Number of rows. */
  rows?: number;
  /** Of rows with icons. */
  icons?: boolean;
}

const Root = styled('div')({
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  ...pulseAnimation,
});

/** As high as a row of RecordTable: one line on desktops, two on phones. */
const Row = styled('div')({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'center',
  gap: space(4),
  minHeight: 69,
  padding: space(3, 4),
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${color('line')}` },
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: 80, gap: space(3, 4) },
});

/** Placeholder of a RecordTable. Hidden from screen readers: announce the loading elsewhere. */
export function RecordTableSkeleton({ rows = 6, icons = false }: RecordTableSkeletonProps) {
  return (
    <Root data-breathing aria-hidden>
      {icons ? <RowSkeletons count={rows} /> : <LineSkeletons count={rows} />}
    </Root>
  );
}

function LineSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <Row key={row}>
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </Row>
  ));
}
