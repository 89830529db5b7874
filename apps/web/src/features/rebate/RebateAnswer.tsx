import { formatMoney } from '@croupier/sdk/rules';
import type { ManualRebate } from '@croupier/sdk/types';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isZero } from '../../shared/is-zero.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { playedRows } from './rebate-figures.ts';

/** The sentence that says how much comes back, and whether something must be done. */
export function RebateAnswer({ rebate }: { readonly rebate: ManualRebate }): ReactNode {
  const { t, i18n } = useTranslation('rebate');
  const timeText = useTimeText();
  const { claimable, correction, rows, currency, nextSettlementAt } = rebate;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const time = timeText(nextSettlementAt);
  const hasPlayed = playedRows(rows).length > 0;
  const textOf = (): string => {
    if (!isZero(correction)) return t('answer.corrected', { amount: money(correction) });
    if (!isZero(claimable)) return t('answer.byItself', { time });
    return hasPlayed ? t('answer.small') : t('answer.everyBet');
  };
  const titleOf = (): string => {
    if (!isZero(claimable)) return t('answer.ready', { amount: money(claimable) });
    return hasPlayed ? t('answer.nothingYet') : t('answer.noBets');
  };
  return (
    <ContentSection titleSize="section" title={titleOf()}>
      <p>{textOf()}</p>
    </ContentSection>
  );
}
