import { parseAmount } from '@croupier/sdk/rules';
import type { PlayerLimit } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LimitMeter } from '@croupier/ui/data/LimitMeter';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';
import { PendingLimitChange } from './PendingLimitChange.tsx';
import { useLimitValues } from './use-limit-values.ts';

export interface DepositLimitsProps {
  readonly limits: readonly PlayerLimit[];
  readonly onChange: () => void;
}

/** Deposits by day, week and month with what is left, and the raises that wait. */
export function DepositLimits({ limits, onChange }: DepositLimitsProps): ReactNode {
  const { t } = useTranslation('limits');
  const { valueText } = useLimitValues();
  const timeText = useTimeText();
  const deposits = limits.filter(({ kind }) => kind === 'DEPOSIT');
  return (
    <ContentSection
      framed
      title={t('deposits.title')}
      actions={<Button onClick={onChange}>{t(deposits.length === 0 ? 'set' : 'change')}</Button>}
    >
      {deposits.length === 0 && <p>{t('deposits.none')}</p>}
      <PanelStack>
        {deposits.map((limit) => {
          const { kind, period, amount, used, remaining, resetsAt } = limit;
          const values = { left: valueText(kind, remaining), limit: valueText(kind, amount) };
          return (
            <Fragment key={period}>
              <LimitMeter
                label={t(`spans.${period}`)}
                valueText={t('left', values)}
                used={shareOf(limit)}
                note={t('deposits.used', { used: valueText(kind, used), time: timeText(resetsAt) })}
              />
              <PendingLimitChange limit={limit} />
            </Fragment>
          );
        })}
      </PanelStack>
    </ContentSection>
  );
}

/** Used part of a limit of money, 0 to 1, for the drawing only. */
function shareOf({ amount, used, currency = '' }: PlayerLimit): number {
  const [all, part] = [amount, used].map((value) => Number(parseAmount(value, currency).minor));
  return all === undefined || part === undefined || all === 0 ? 1 : part / all;
}
