import styled from '@emotion/styled';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import MuiTable from '@mui/material/Table';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import type { PrizeTone } from '../internal/prize.ts';
import { prizeColors } from '../internal/prize.ts';

export interface PrizeChance {
  id: string;
  label: string;
  tone: PrizeTone;
  /** Share of turns: "0.02%". */
  share: string;
  /** "1 in 5,000". */
  odds: string;
}

export interface PrizeTableProps {
  /** Accessible name: "What a turn can give". */
  label: string;
  /** In display order; the same shares as on the wheel. */
  prizes: readonly PrizeChance[];
  /** Heads of the columns. */
  heads: { prize: string; share: string; odds: string };
}

/** Width below which the name takes a line above its chances; also larger with large text. */
const NARROW = '@container (max-width: 17rem)';

const Box = styled('div')({ containerType: 'inline-size' });

// A block removes the native roles.
const Table = styled(MuiTable)({
  [NARROW]: { display: 'block', '& thead, & tbody': { display: 'block' } },
});

const Row = styled(TableRow)({
  [NARROW]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space(4),
    padding: space(2, 4),
    'tbody > &': { borderBlockStart: `1px solid ${color('line')}` },
  },
});

const Cell = styled(TableCell)({
  '&&': { paddingInline: space(2), textAlign: 'end' },
  'tbody &&': { whiteSpace: 'nowrap' },
  '&&:last-of-type': { paddingInlineEnd: space(4) },
  [NARROW]: { '&&, &&:last-of-type': { padding: 0, border: 0, textAlign: 'start' } },
});

const Lead = styled(TableCell)({
  '&&': { width: '100%', paddingInlineStart: space(4), overflowWrap: 'anywhere' },
  [NARROW]: { '&&': { flex: '1 0 100%', padding: 0, border: 0 } },
});

const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: space(3), ...typeStyle('label') });

/** Colour of the prize's fields. */
const Swatch = styled('span')<{ tone: PrizeTone }>(({ tone }) => ({
  flex: 'none',
  width: 12,
  height: 20,
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: 3,
  backgroundColor: color(prizeColors[tone].fill),
  forcedColorAdjust: 'none',
}));

/** All prizes of a wheel with their chances. */
export function PrizeTable({ label, prizes, heads }: PrizeTableProps) {
  return (
    <MuiTheme>
      <Box>
        <Table role="table" aria-label={label}>
          <TableHead role="rowgroup">
            <Row role="row">
              <Lead role="columnheader" scope="col">
                {heads.prize}
              </Lead>
              <Cell role="columnheader" scope="col">
                {heads.share}
              </Cell>
              <Cell role="columnheader" scope="col">
                {heads.odds}
              </Cell>
            </Row>
          </TableHead>
          <TableBody role="rowgroup">
            {prizes.map(({ id, label: name, tone, share, odds }) => (
              <Row role="row" key={id}>
                <Lead component="th" role="rowheader" scope="row">
                  <Name>
                    <Swatch tone={tone} />
                    {name}
                  </Name>
                </Lead>
                <Cell role="cell">{share}</Cell>
                <Cell role="cell">{odds}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </Box>
    </MuiTheme>
  );
}
