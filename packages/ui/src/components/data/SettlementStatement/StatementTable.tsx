import styled from '@emotion/styled';
import Table from '@mui/material/Table';
import type { ElementType, ReactNode } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';

export interface StatementRow<C extends ElementType = 'a'> {
  id: string;
  label: ReactNode;
  /** Formatted figures in the order of the heads. */
  values: readonly string[];
  /** Page with what the row is made of. */
  source?: LinkTarget<C>;
  /** The sum of the rows before, under a line. */
  total?: boolean;
}

export interface StatementTableProps<C extends ElementType = 'a'> {
  /** Accessible name. */
  label: string;
  /** Head of the first column: "Game", "Account". */
  lead: string;
  heads: readonly string[];
  rows: readonly StatementRow<C>[];
  linkComponent?: C | undefined;
}

// Scrolls where large figures or large text do not fit.
const Scroller = styled('div')({ overflowX: 'auto' });

const Figures = styled(Table)({
  width: '100%',
  // On paper, without the frame of other tables.
  border: 0,
  backgroundColor: 'transparent',
  borderCollapse: 'collapse',
  ...typeStyle('meta'),
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: 0,
    paddingBlock: space(1.5),
    paddingInlineStart: space(1.5),
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& th': { fontWeight: 'inherit' },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start', whiteSpace: 'normal' },
  '& thead th': { color: color('text2') },
  '& tbody tr': { borderBlockStart: `1px solid ${color('line')}` },
  '& tbody tr[data-total="true"]': { borderBlockStart: `2px solid ${color('text2')}`, fontWeight: 650 },
});

const Source = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginBlock: `calc(${space(1.5)} * -1)`,
  color: color('accent'),
  fontWeight: 600,
});

/** Figures of a statement by game or account. */
export function StatementTable<C extends ElementType = 'a'>(props: StatementTableProps<C>) {
  const { label, lead, heads, rows, linkComponent } = props;
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
          {rows.map(({ id, label: name, values, source, total }) => (
            <tr key={id} data-total={total}>
              <th scope="row">
                {source === undefined ? (
                  name
                ) : (
                  <Source as={linkComponent} {...source}>
                    {name}
                  </Source>
                )}
              </th>
              {heads.map((head, index) => (
                <td key={head}>
                  <bdi>{values[index]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Figures>
    </Scroller>
  );
}
