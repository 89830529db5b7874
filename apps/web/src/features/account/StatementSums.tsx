import { useGetAccountStatement } from '@croupier/sdk/hooks';
import { formatMoney, type TimeRange } from '@croupier/sdk/rules';
import type { TransactionSummary } from '@croupier/sdk/types';
import { WaterfallChart, type WaterfallStep } from '@croupier/ui/data/WaterfallChart';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { depositsOf, stepsOf, type StepId } from './statement-steps.ts';

const ICONS: Readonly<Record<StepId, NonNullable<WaterfallStep['icon']>>> = {
  deposits: 'into',
  withdrawals: 'out',
  games: 'play',
  bonuses: 'gift',
  wallets: 'swap',
  accounts: 'arrowUp',
  transfers: 'swap',
  commission: 'doc',
  corrections: 'tool',
};

export interface StatementSumsProps {
  /** Of all types, with its opening and closing balance. */
  readonly summary: TransactionSummary & { readonly opening: string; readonly closing: string };
  readonly times: TimeRange;
  /** The days of the balances. */
  readonly openingDay: string;
  readonly closingDay: string;
  readonly isNow: boolean;
}

/** The sum that leads from the opening to the closing balance, and deposits gross and net. */
export function StatementSums({ summary, times, openingDay, closingDay, isNow }: StatementSumsProps): ReactNode {
  const { t, i18n } = useTranslation('account');
  const { opening, closing, currency } = summary;
  const { data: allWallets } = useGetAccountStatement(times, { staleTime: 0 });
  const money = (amount: string, signed = false): string => formatMoney(amount, currency, i18n.language, { signed });
  const { gross, net } = depositsOf(summary);
  const life = allWallets?.lifetime;
  const lifeGross = life?.lines.find(({ kind }) => kind === 'DEPOSIT')?.amount;
  const title = t(isNow ? 'statement.sum.now' : 'statement.sum.past', { from: openingDay, to: closingDay });
  return (
    <ContentSection framed title={title}>
      <WaterfallChart
        label={title}
        // The numbers are for the drawing only.
        opening={{ label: openingDay, value: Number(opening), text: money(opening) }}
        steps={stepsOf(summary, allWallets).map(({ id, amount }) => ({
          id,
          label: t(`statement.step.${id}`),
          longLabel: t(`statement.longStep.${id}`),
          change: Number(amount),
          text: money(amount, true),
          icon: ICONS[id],
        }))}
        closing={{ label: closingDay, value: Number(closing), text: money(closing) }}
      />
      <p>
        {t('statement.deposits', { gross: money(gross), net: money(net) })}{' '}
        {life !== undefined &&
          lifeGross !== undefined &&
          t('statement.lifetime', { gross: money(lifeGross), net: money(life.netDeposits) })}
      </p>
    </ContentSection>
  );
}
