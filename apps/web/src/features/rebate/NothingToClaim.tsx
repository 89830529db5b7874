import { useListRebateHistory } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';
import { lastClaim } from './rebate-figures.ts';
import type { RebateClaim } from './use-rebate-claim.ts';

/** As many as the categories of one claim. */
const RECORDS = 10;

/** The answer to a claim that came too late: somebody collected it on another device, when and how much. */
export function NothingToClaim({ claim: { dismiss } }: { readonly claim: RebateClaim }): ReactNode {
  const { t, i18n } = useTranslation('rebate');
  const timeText = useTimeText();
  const { data: records = [] } = useListRebateHistory(
    { pageSize: RECORDS },
    { staleTime: 0, select: ({ content }) => content },
  );
  const last = lastClaim(records);
  return (
    <InlineAlert
      tone="info"
      live="polite"
      title={t('nothing.title')}
      action={<Button onClick={dismiss}>{t('nothing.done')}</Button>}
    >
      {last === undefined
        ? t('nothing.text')
        : t('nothing.collected', {
            time: timeText(last.time),
            amount: formatMoney(last.amount, last.currency, i18n.language),
          })}
    </InlineAlert>
  );
}
