import type { RunningSettlement, SalaryRecord } from '@croupier/sdk/types';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { lacksSomething } from '../../shared/contracts/tier-standing.ts';
import { useContractTexts } from '../../shared/contracts/use-contract-texts.ts';
import { isZero } from '../../shared/is-zero.ts';
import { useTimeText } from '../../shared/use-time-text.ts';

export interface RecordsAnswerProps {
  readonly window: RunningSettlement;
  /** The last settlement of the kind; undefined without one, and while it loads. */
  readonly last: SalaryRecord | undefined;
}

/** What was paid last, what the running window would pay, and what is missing to the next tier. */
export function RecordsAnswer({ window, last }: RecordsAnswerProps): ReactNode {
  const { t } = useTranslation('agentRecords');
  const texts = useContractTexts();
  const timeText = useTimeText();
  const { estimate, base, currency, nextSettlementAt, type } = window;
  return (
    <ContentSection titleSize="section" title={useLastText(last) ?? t('answer.first')}>
      <p>
        {t(`answer.running.${type}`, {
          base: texts.money(base, currency),
          estimate: texts.money(estimate, currency),
          time: timeText(nextSettlementAt),
        })}
      </p>
      <NextTier window={window} />
    </ContentSection>
  );
}

/** What the last settlement paid, or why it paid nothing; undefined without one. */
function useLastText(last: SalaryRecord | undefined): string | undefined {
  const { t } = useTranslation('agentRecords');
  const { money, window } = useContractTexts();
  if (last === undefined) return undefined;
  const values = { amount: money(last.amount, last.currency), window: window(last) };
  if (last.status === 'REJECTED') return t('answer.refused', values);
  if (last.status === 'PENDING') return t(last.reason === 'PAYER_SHORT' ? 'answer.owed' : 'answer.pending', values);
  return t(isZero(last.amount) ? 'answer.nothing' : 'answer.paid', values);
}

/** What the running window lacks to the next tier; nothing at the highest. */
function NextTier({ window: { nextTier, currency } }: Pick<RecordsAnswerProps, 'window'>): ReactNode {
  const { t } = useTranslation('agentRecords');
  const { money, rate, active } = useContractTexts();
  if (nextTier === undefined || !lacksSomething(nextTier)) return null;
  const { missingBase, missingActiveUsers } = nextTier;
  const kind = missingActiveUsers === 0 ? 'base' : isZero(missingBase) ? 'active' : 'both';
  return (
    <p>
      {t(`answer.next.${kind}`, {
        amount: money(missingBase, currency),
        active: active(missingActiveUsers),
        rate: rate(nextTier.rate),
      })}
    </p>
  );
}
