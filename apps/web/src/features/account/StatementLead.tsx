import { formatAmount, formatMoney, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { TransactionSummary } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface StatementLeadProps {
  /** Undefined while loading. */
  readonly summary: TransactionSummary | undefined;
  readonly openingDay: string;
  readonly closingDay: string;
  readonly isNow: boolean;
  /** The summary could not be loaded; the page says so below. */
  readonly failed: boolean;
}

/** The answer in a sentence: the balance, and how much more or less that is; of one type of entries, their sums. */
export function StatementLead({ summary, openingDay, closingDay, isNow, failed }: StatementLeadProps): ReactNode {
  const { t, i18n } = useTranslation('account');
  if (summary === undefined) return failed ? null : <Skeleton width="min(100%, 26rem)" height="1.5rem" />;
  const { currency, opening, closing, totalIn, totalOut } = summary;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const text = t(isNow ? 'statement.scope.now' : 'statement.scope.past', { from: openingDay, to: closingDay });
  if (opening === undefined || closing === undefined) {
    return (
      <ContentSection titleSize="section" title={t('statement.filtered', { in: money(totalIn), out: money(totalOut) })}>
        <p>{text}</p>
      </ContentSection>
    );
  }
  const { minor } = subtractAmounts(parseAmount(closing, currency), parseAmount(opening, currency));
  const change = minor === 0n ? 'same' : minor > 0n ? 'more' : 'less';
  const values = {
    balance: money(closing),
    difference: money(formatAmount({ minor: minor < 0n ? -minor : minor, currency })),
    from: openingDay,
    to: closingDay,
  };
  return (
    <ContentSection
      titleSize="section"
      title={t(isNow ? `statement.lead.${change}` : `statement.pastLead.${change}`, values)}
    >
      <p>{text}</p>
    </ContentSection>
  );
}
