import { formatMoney } from '@croupier/sdk/rules';
import type { WithdrawOrder, WithdrawPayout } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useTimeText } from '../../shared/use-time-text.ts';

const DisputeSheet = lazyComponent(async () => (await import('./DisputeSheet.tsx')).DisputeSheet);
const ReceiptSheet = lazyComponent(async () => (await import('./ReceiptSheet.tsx')).ReceiptSheet);

export interface PayoutQuestionProps {
  readonly order: WithdrawOrder;
  /** A payment that waits for the member's receipt. */
  readonly payout: WithdrawPayout;
  /** The first of several; only one has the button of the page. */
  readonly isFirst: boolean;
}

/** Asks whether a payment arrived: yes leads to the receipt, no to the report of what is missing. */
export function PayoutQuestion({ order, payout, isFirst }: PayoutQuestionProps): ReactNode {
  const { t, i18n } = useTranslation('withdrawal');
  const timeText = useTimeText();
  const [opened, setOpened] = useState<'receipt' | 'dispute'>();
  const close = (): void => setOpened(undefined);
  const { amount, currency, sentAt, reference, confirmDeadline } = payout;
  return (
    <ContentSection
      framed
      titleSize="section"
      title={t('question.title', { amount: formatMoney(amount, currency, i18n.language) })}
    >
      <p>
        {sentAt !== undefined && t('question.sent', { time: timeText(sentAt) })}{' '}
        {reference !== undefined && t('question.reference', { reference })}{' '}
        {confirmDeadline !== undefined && t('question.deadline', { time: timeText(confirmDeadline) })}
      </p>
      <TwoColumns>
        <Button variant={isFirst ? 'action' : 'outline'} onClick={() => setOpened('receipt')}>
          {t('question.yes')}
        </Button>
        <Button onClick={() => setOpened('dispute')}>{t('question.no')}</Button>
      </TwoColumns>
      <Suspense>
        {opened === 'receipt' && <ReceiptSheet order={order} payout={payout} onClose={close} />}
        {opened === 'dispute' && <DisputeSheet order={order} payout={payout} onClose={close} />}
      </Suspense>
    </ContentSection>
  );
}
