import styled from '@emotion/styled';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, family, space, typeStyle } from '../../../theme/vars.ts';
import { card } from '../internal/card-styles.ts';

export interface LeaderboardEntry {
  id: string;
  /** From 1; equal for members with the same score. */
  place: number;
  /** Masked, except the member's own. */
  name: string;
  score: string;
  /** Prize of the place; empty without one. */
  prize?: string;
}

export interface LeaderboardProps {
  /** Accessible name: "Board of the week". */
  label: string;
  /** The first places, the member's own and its neighbours, in any order. */
  entries: readonly LeaderboardEntry[];
  /** Id of the member's own entry; its row is lit. */
  ownId?: string;
  heads: { place: string; name: string; score: string; prize: string };
  /** Row instead of places that are not in `entries`: "35 places between". */
  gapLabel: (places: number) => string;
  empty: { title: ReactNode; text?: ReactNode };
}

const NARROW = '@container (max-width: 19rem)';

const Box = styled('div')({ containerType: 'inline-size' });

const Empty = styled('div')(card);

// `display: grid` of narrow rows removes the native roles.
const Table = styled(MuiTable)({
  '& th, & td': { overflowWrap: 'anywhere' },
  [NARROW]: { display: 'block', '& thead, & tbody': { display: 'block' } },
});

const Cell = styled(TableCell)({
  '&&': { height: 46, paddingBlock: space(1), paddingInline: space(2) },
  '&&:first-of-type': { width: '4.5rem', paddingInlineStart: space(4) },
  '&&:last-of-type': { paddingInlineEnd: space(4) },
  '&&[data-numeric="true"]': { textAlign: 'end' },
  '[data-own="true"] > &&': { borderColor: 'transparent', color: color('onSelected'), fontWeight: 650 },
  [NARROW]: {
    '&&, &&:first-of-type, &&:last-of-type': { width: 'auto', height: 'auto', paddingInline: 0, border: 0 },
    '&&:nth-of-type(2)': { gridColumn: '2 / -1' },
    '&&:nth-of-type(3)': { gridColumn: 2, textAlign: 'start', whiteSpace: 'nowrap' },
  },
});

const Row = styled(TableRow)({
  [NARROW]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(2.5rem, auto) auto minmax(0, 1fr)',
    columnGap: space(2),
    padding: space(1, 3),
    '&:not(:first-of-type), tbody > &': { borderBlockStart: `1px solid ${color('line')}` },
  },
  '&[data-own="true"]': {
    backgroundColor: color('selected'),
    outline: '1px solid transparent',
    outlineOffset: -1,
  },
});

const Place = styled('span')({
  fontFamily: family('display'),
  fontWeight: 700,
  fontVariantNumeric: 'proportional-nums',
});

const Gap = styled(TableCell)({
  '&&': { paddingBlock: space(2), textAlign: 'center', color: color('text2'), ...typeStyle('meta') },
  [NARROW]: { '&&': { gridColumn: '1 / -1', border: 0 } },
});

/** Places between those before and this one; members who share a place take as many. */
function missingPlaces(before: readonly LeaderboardEntry[], place: number): number {
  const previous = before.at(-1)?.place ?? 0;
  const sharing = before.filter((entry) => entry.place === previous).length;
  return place === previous ? 0 : place - previous - Math.max(1, sharing);
}

/** A table of places: the first ones, then the member's own between its neighbours; places between are counted. */
export function Leaderboard({ label, entries, ownId, heads, gapLabel, empty }: LeaderboardProps) {
  if (entries.length === 0) {
    return (
      <Empty>
        <EmptyState icon="chart" {...empty} />
      </Empty>
    );
  }
  const sorted = entries.toSorted((one, other) => one.place - other.place);
  return (
    <MuiTheme>
      <Box>
        <Table role="table" aria-label={label}>
          <TableHead role="rowgroup">
            <Row role="row">
              <Cell role="columnheader" scope="col">
                {heads.place}
              </Cell>
              <Cell role="columnheader" scope="col">
                {heads.name}
              </Cell>
              <Cell role="columnheader" scope="col" data-numeric>
                {heads.score}
              </Cell>
              <Cell role="columnheader" scope="col" data-numeric>
                {heads.prize}
              </Cell>
            </Row>
          </TableHead>
          <TableBody role="rowgroup">
            {sorted.map(({ id, place, name, score, prize }, index) => {
              const missing = missingPlaces(sorted.slice(0, index), place);
              const isOwn = id === ownId;
              return (
                <Fragment key={id}>
                  {missing > 0 && (
                    <Row role="row">
                      <Gap role="cell" colSpan={4}>
                        {gapLabel(missing)}
                      </Gap>
                    </Row>
                  )}
                  <Row role="row" data-own={isOwn} aria-current={isOwn || undefined}>
                    <Cell role="cell">
                      <Place>{place}</Place>
                    </Cell>
                    <Cell role="cell">
                      <bdi>{name}</bdi>
                    </Cell>
                    <Cell role="cell" data-numeric>
                      {score}
                    </Cell>
                    <Cell role="cell" data-numeric>
                      {prize}
                    </Cell>
                  </Row>
                </Fragment>
              );
            })}
          </TableBody>
        </Table>
      </Box>
    </MuiTheme>
  );
}
