import styled from '@emotion/styled';
import Table from '@mui/material/Table';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export interface FigureTableProps {
  /** Accessible name of the table. */
  label: string;
  /** Head of the first column, e.g. "Day". */
  lead: string;
  /** Heads of the figures. */
  heads: readonly string[];
  rows: readonly { id: string; label: string; texts: readonly string[] }[];
}

const Scroller = styled('div')({ overflow: 'auto', maxBlockSize: '24rem', '& > table': { minWidth: '100%' } });

const Figures = styled(Table)({
  borderCollapse: 'collapse',
  ...typeStyle('body'),
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: space(2, 3), textAlign: 'end', fontWeight: 'inherit' },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': { ...typeStyle('meta'), color: color('text2') },
  '& tbody tr': { borderBlockStart: `1px solid ${color('line')}` },
});

/** The figures of a chart as a table. */
export function FigureTable({ label, lead, heads, rows }: FigureTableProps) {
  return (
    <Scroller tabIndex={0} role="region" aria-label={label}>
      <Figures aria-label={label}>
        <thead>
          <tr>
            {[lead, ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {heads.map((head, index) => (
                <td key={head}>{row.texts[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Figures>
    </Scroller>
  );
}
