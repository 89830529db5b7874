import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { oneLine } from '../../../theme/text-styles.ts';
import { color, media, size, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { rowTarget, secondLine } from '../internal/two-lines.ts';
import type { DataCells, DataColumn, DataRow } from './data-grid-types.ts';

export interface PhoneRowsProps {
  label: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  totals?: DataCells | undefined;
  totalsAt?: 'start' | 'end' | undefined;
  onOpen?: ((id: string) => void) | undefined;
  openLabel: (name: string) => string;
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' });

const Item = styled('li')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  boxSizing: 'border-box',
  minHeight: '4.25rem',
  padding: space(2.5, 4),
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${color('line')}` },
  '&[data-totals="true"]': { backgroundColor: color('surface2'), fontWeight: 700 },
  [media.hover]: { '&[data-opens="true"]:hover': { backgroundColor: color('surface2') } },
});

const Lines = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(0.5),
});

const Line = styled('div')({
  display: 'flex',
  // Large text wraps to its own lines.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0.5, 3),
  ...typeStyle('label'),
  '&[data-line="second"]': secondLine,
  '[data-totals="true"] &': { fontWeight: 700 },
});

const Lead = styled('span')({ flex: '1 1 0', minWidth: 'min(100%, 7rem)', '& > *': oneLine });

const Part = styled('span')({ minWidth: 0, overflowWrap: 'anywhere', '&[data-end="true"]': { textAlign: 'end' } });

const Group = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: space(0.5, 3), minWidth: 0 });

const Name = styled('span')({ marginInlineEnd: space(1) });

const Open = styled(ButtonBase)({
  ...rowTarget,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  minHeight: size('target'),
  color: color('text3'),
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { ...focusRing, outlineOffset: '-3px' },
});

/** Keeps totals under the values of rows with a button. */
const ButtonSpace = styled('span')({ flex: 'none', width: 24 });

/** Rows of two lines, for phones. */
export function PhoneRows({ label, columns, rows, totals, totalsAt, onOpen, openLabel }: PhoneRowsProps) {
  const sums = totals && (
    <Item data-totals>
      <PhoneCells columns={columns} cells={totals} />
      {onOpen && <ButtonSpace />}
    </Item>
  );
  return (
    <List role="list" aria-label={label}>
      {totalsAt === 'start' && sums}
      {rows.map(({ id, name, cells }) => (
        <Item key={id} data-opens={onOpen !== undefined}>
          <PhoneCells columns={columns} cells={cells} />
          {onOpen && (
            <Open type="button" aria-label={openLabel(name)} onClick={() => onOpen(id)}>
              <Icon name="chevronEnd" size={16} />
            </Open>
          )}
        </Item>
      ))}
      {totalsAt !== 'start' && sums}
    </List>
  );
}

const isFilled = (content: ReactNode) => content !== undefined && content !== null && content !== '';

function PhoneCells({ columns: [lead, ...others], cells }: Pick<PhoneRowsProps, 'columns'> & { cells: DataCells }) {
  const filled = others.filter(({ id }) => isFilled(cells[id]));
  const at = (place: DataColumn['phone']) => filled.filter(({ phone = 'meta' }) => phone === place);
  // Values without a head need their name, those of the first line do not.
  const named = (column: DataColumn) => (
    <Part key={column.id}>
      {column.numeric === true && <Name>{column.label}</Name>}
      <span>{cells[column.id]}</span>
    </Part>
  );
  const [metas, notes] = [at('meta'), at('note')];
  return (
    <Lines>
      <Line>
        <Lead>
          <span>{lead && cells[lead.id]}</span>
        </Lead>
        {at('value').map(({ id }) => (
          <Part key={id} data-end>
            {cells[id]}
          </Part>
        ))}
      </Line>
      {metas.length + notes.length > 0 && (
        <Line data-line="second">
          <Group>{metas.map(named)}</Group>
          <Group>{notes.map(named)}</Group>
        </Line>
      )}
    </Lines>
  );
}
