import styled from '@emotion/styled';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CSSProperties, ReactNode } from 'react';
import { VipBadge } from '../../display/VipBadge/VipBadge.tsx';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';

export interface TableRank {
  level: number;
  name: string;
}

export interface RankBenefit {
  id: string;
  /** "Bonus on reaching it". */
  label: string;
  /** One text for each rank: "₱88", "0.80%". */
  values: readonly ReactNode[];
}

export interface RankTableProps {
  /** Accessible name: "What changes". */
  label: string;
  ranks: readonly TableRank[];
  benefits: readonly RankBenefit[];
  /** Level of the member; 0 without a rank. */
  current: number;
  /** Read after the name of the member's rank: "your rank". */
  currentLabel: string;
  /** Shows three ranks around the member's on phones; the others are on a page of their own. */
  phoneRanks?: 'near' | 'all';
}

/** Width below which a label takes a line above its values; also larger with large text. */
const NARROW = '@container (max-width: 20rem)';

// Scrolls sideways when all ranks do not fit.
const Box = styled('div')({ containerType: 'inline-size', overflowX: 'auto', position: 'relative' });

const Table = styled(MuiTable)({
  // A block removes the native roles.
  [NARROW]: {
    display: 'block',
    width: 'max-content',
    minWidth: '100%',
    '--columns': 'var(--all-ranks)',
    [media.phone]: { '--columns': 'var(--phone-ranks)' },
    '& thead, & tbody': { display: 'block' },
  },
});

const Row = styled(TableRow)({
  [NARROW]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(4.75rem, 1fr))',
    paddingInline: space(1),
    '&:not(:first-of-type), tbody > &': { borderBlockStart: `1px solid ${color('line')}` },
  },
});

const Lead = styled(TableCell)({
  '&&': { color: color('text2'), minWidth: '6rem', ...typeStyle('meta') },
  [NARROW]: {
    '&&': { gridColumn: '1 / -1', border: 0, paddingBlockEnd: 0, paddingInline: space(2) },
    'thead &&': visuallyHidden,
  },
});

const Cell = styled(TableCell)({
  '&&': { paddingInline: space(3), textAlign: 'end', whiteSpace: 'nowrap' },
  '&&[data-current="true"]': {
    backgroundColor: `color-mix(in srgb, ${color('accent')} 15%, ${color('surface1')})`,
    color: color('text'),
    fontWeight: 650,
  },
  'thead &&[data-current="true"]': { borderStartStartRadius: radius('small'), borderStartEndRadius: radius('small') },
  [media.phone]: { '&&[data-near="false"]': { display: 'none' }, '&&': { paddingInline: space(2) } },
  [NARROW]: {
    '&&': { border: 0, padding: space(1.5, 2), whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});

const Head = styled('span')({
  display: 'inline-grid',
  justifyItems: 'end',
  gap: space(1),
  ...typeStyle('label'),
  fontWeight: 'inherit',
});

const Hidden = styled('span')(visuallyHidden);

/** Levels of the three ranks around the member's. */
function nearLevels(ranks: readonly TableRank[], current: number): readonly number[] {
  const index = ranks.findIndex(({ level }) => level === current);
  const start = Math.max(0, Math.min(index - 1, ranks.length - 3));
  return ranks.slice(start, start + 3).map(({ level }) => level);
}

/** What each rank gives, side by side; the member's own column is lit. */
export function RankTable(props: RankTableProps) {
  const { label, ranks, benefits, current, currentLabel, phoneRanks = 'near' } = props;
  const near = nearLevels(ranks, current);
  // React's type has no custom properties.
  const counts = {
    '--all-ranks': ranks.length,
    '--phone-ranks': phoneRanks === 'all' ? ranks.length : near.length,
  } as CSSProperties;
  const column = ({ level }: TableRank) => ({
    'data-current': level === current,
    'data-near': phoneRanks === 'all' || near.includes(level),
  });
  return (
    <MuiTheme>
      <Box tabIndex={0} role="region" aria-label={label}>
        <Table role="table" aria-label={label} style={counts}>
          <TableHead role="rowgroup">
            <Row role="row">
              <Lead role="columnheader" scope="col">
                <Hidden>{label}</Hidden>
              </Lead>
              {ranks.map((rank) => (
                <Cell key={rank.level} role="columnheader" scope="col" {...column(rank)}>
                  <Head>
                    <span aria-hidden>
                      <VipBadge level={rank.level} name="" size={28} nameHidden />
                    </span>
                    {rank.name}
                    {rank.level === current && <Hidden>{currentLabel}</Hidden>}
                  </Head>
                </Cell>
              ))}
            </Row>
          </TableHead>
          <TableBody role="rowgroup">
            {benefits.map(({ id, label: name, values }) => (
              <Row key={id} role="row">
                <Lead component="th" role="rowheader" scope="row">
                  {name}
                </Lead>
                {ranks.map((rank, index) => (
                  <Cell key={rank.level} role="cell" {...column(rank)}>
                    {values[index]}
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      </Box>
    </MuiTheme>
  );
}
