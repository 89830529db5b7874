import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { useId } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import type { AmountLine } from '../internal/AmountLines.tsx';
import { AmountLines } from '../internal/AmountLines.tsx';
import type { StatementTableProps } from './StatementTable.tsx';
import { StatementTable } from './StatementTable.tsx';

export interface StatementSection<C extends ElementType = 'a'> {
  id: string;
  title: string;
  /** Position in the calculation, from 1; without it the section is no step of it. */
  step?: number;
  /** End of the title line: another view of the same figures. */
  action?: ReactNode;
  /** Figures by game or account. */
  table?: Omit<StatementTableProps<C>, 'linkComponent'>;
  /** Deductions, carried over, corrections, each with its source. */
  lines?: readonly AmountLine<C>[];
  /** A product and its result: "₱120,025.12 × 30% = ₱36,007.536" and "₱36,007.53". */
  calculation?: { product: string; result: string };
  /** Other content, e.g. a TierLadder. */
  content?: ReactNode;
  note?: ReactNode;
}

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  paddingBlock: space(4),
  borderBlockStart: `1px dashed ${color('lineStrong')}`,
  breakInside: 'avoid',
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 2.5),
  '& > h3': { flex: '1 1 8rem', minWidth: 0, margin: 0, ...typeStyle('section'), fontSize: '1.0625rem' },
});

// A target higher than the line does not move the title.
const Action = styled('div')({ marginBlock: `calc(${space(2)} * -1)` });

const Step = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.625rem',
  height: '1.625rem',
  border: '1px solid transparent',
  borderRadius: '50%',
  backgroundColor: color('selected'),
  color: color('onSelected'),
  ...typeStyle('meta'),
  fontWeight: 700,
});

const Calculation = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(1, 2),
  margin: 0,
  ...typeStyle('body'),
  fontVariantNumeric: 'tabular-nums',
  '& > b': { fontSize: '1.125rem', fontWeight: 700 },
});

const Note = styled('p')({ margin: 0, ...typeStyle('meta'), color: color('text2'), textWrap: 'pretty' });

/** One step of a statement. */
export function StatementStep<C extends ElementType>({
  section: { title, step, action, table, lines, calculation, content, note },
  linkComponent,
}: {
  section: StatementSection<C>;
  linkComponent?: C | undefined;
}) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        {step !== undefined && <Step aria-hidden>{step}</Step>}
        <h3 id={titleId}>{title}</h3>
        {action !== undefined && <Action>{action}</Action>}
      </Head>
      {table && <StatementTable {...table} linkComponent={linkComponent} />}
      {lines && <AmountLines lines={lines} linkComponent={linkComponent} />}
      {calculation && (
        <Calculation>
          <bdi>{calculation.product}</bdi>
          <b>
            <bdi>{calculation.result}</bdi>
          </b>
        </Calculation>
      )}
      {content}
      {note !== undefined && <Note>{note}</Note>}
    </Root>
  );
}
