import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { useId } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { pulseAnimation, Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { FittedFigure } from '../internal/FittedFigure.tsx';
import { Paper, PaperHead } from '../internal/Paper.tsx';
import type { StatementSection } from './StatementParts.tsx';
import { StatementStep } from './StatementParts.tsx';

export type { AmountLine } from '../internal/AmountLines.tsx';
export type { StatementSection } from './StatementParts.tsx';
export type { StatementRow } from './StatementTable.tsx';

export interface StatementDownload {
  /** "Recompute it yourself". */
  title: string;
  /** What the file contains. */
  text: ReactNode;
  /** Button: "CSV, 23,272 bets". */
  label: string;
  onDownload: () => void;
  busy?: boolean;
  /** Announced while the file is prepared. */
  busyLabel?: string;
  /** Buttons beside it. */
  actions?: ReactNode;
}

export interface SettlementStatementProps<C extends ElementType = 'a'> {
  /** Kind and payer: "Dividend from Habagat". */
  eyebrow: string;
  /** The period: "1 to 15 November 2026". */
  title: string;
  /** What is paid, formatted; undefined while loading. */
  amount?: string;
  /** A StatusChip with the moment of payment. */
  status?: ReactNode;
  /** Version of the contract, since when, and the movement of the payment. */
  rule?: ReactNode;
  /** The calculation from the bets to the amount; undefined while loading. */
  sections?: readonly StatementSection<C>[];
  /** Announced while sections are loading. */
  loading?: string;
  /** Instead of sections: an ErrorState. */
  error?: ReactNode;
  /** CSV file with the same lines. */
  download?: StatementDownload;
  /** Component of links; `'a'` by default. */
  linkComponent?: C;
}

const Eyebrow = styled('p')({ margin: 0, ...typeStyle('meta'), color: color('text2') });
const Title = styled('h2')({ margin: 0, ...typeStyle('section'), textWrap: 'balance' });
const Rule = styled('p')({ margin: 0, ...typeStyle('meta'), color: color('text2'), textWrap: 'pretty' });

const Payment = styled('div')({
  // Size container of the amount.
  containerType: 'inline-size',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 3) },
});

const Amount = styled(FittedFigure)({ fontSize: '2.25rem' });

const Sections = styled('div')({
  // Two columns where each has its space, read one after the other.
  columnCount: 2,
  columnWidth: '22rem',
  columnGap: space(8),
});

const Placeholder = styled('div')({
  display: 'grid',
  gap: space(4),
  paddingBlock: space(4),
  borderBlockStart: `1px dashed ${color('lineStrong')}`,
  ...pulseAnimation,
});

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginBlockStart: space(1),
  '& > :first-of-type': { flex: '1 1 auto' },
});

/** A settlement explained figure by figure, from the bets to the amount, on paper; every line can lead to its source. */
export function SettlementStatement<C extends ElementType = 'a'>(props: SettlementStatementProps<C>) {
  const { eyebrow, title, amount, status, rule, sections, loading, error, download, linkComponent } = props;
  const titleId = useId();
  const isLoading = sections === undefined && error === undefined;
  const last = download && sections && error === undefined ? [downloadSection(download)] : [];
  return (
    <Paper labelledBy={titleId}>
      <VisuallyHidden role="status">{isLoading && loading}</VisuallyHidden>
      <div>
        <PaperHead>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Title id={titleId}>{title}</Title>
        </PaperHead>
        <Payment>
          <div>
            {amount === undefined ? isLoading && <Skeleton width="9rem" height="2.5rem" /> : <Amount text={amount} />}
            {status}
          </div>
        </Payment>
        {rule !== undefined && <Rule>{rule}</Rule>}
      </div>
      {error ??
        (sections ? (
          <Sections>
            {[...sections, ...last].map((section) => (
              <StatementStep key={section.id} section={section} linkComponent={linkComponent} />
            ))}
          </Sections>
        ) : (
          <Placeholder data-breathing>
            <Skeleton lines={4} height="1rem" />
            <Skeleton lines={3} height="1rem" />
          </Placeholder>
        ))}
    </Paper>
  );
}

function downloadSection({ title, text, label, onDownload, busy = false, busyLabel, actions }: StatementDownload) {
  return {
    id: 'download',
    title,
    content: (
      <>
        <Rule>{text}</Rule>
        <Buttons>
          <Button startIcon={<Icon name="download" />} busy={busy} busyLabel={busyLabel} onClick={onDownload}>
            {label}
          </Button>
          {actions}
        </Buttons>
      </>
    ),
  };
}
