import { formatMoney } from '@croupier/sdk/rules';
import type { DepositOrder } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { CancelDeposit } from './CancelDeposit.tsx';
import { readInstructions } from './payment-instructions.ts';
import { PaymentSteps } from './PaymentSteps.tsx';
import { ProofUpload } from './ProofUpload.tsx';
import { useDepositMethods } from './use-deposit-methods.ts';

export interface OpenOrderProps {
  readonly order: DepositOrder;
}

/** Next steps of an open order: pay, upload a proof of payment, wait, or cancel. */
export function OpenOrder({ order }: OpenOrderProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const methods = useDepositMethods(order.currency);
  const [instructions] = useState(() => readInstructions(sessionStorage, order.orderId, location.origin));
  const timeLeft = useTimeLeft(order.expiresAt);
  if (order.status === 'PROCESSING') {
    return (
      <InlineAlert tone="info" live="polite" title={t('order.processing')}>
        {t('order.processingText')}
      </InlineAlert>
    );
  }
  const amount = formatMoney(order.amount, order.currency, i18n.language);
  const note = methods.data?.list.find(({ methodId }) => methodId === order.methodId)?.note;
  return (
    <>
      <InlineAlert
        tone="info"
        title={
          timeLeft === undefined ? t('order.waiting', { amount }) : t('order.timeLeft', { amount, time: timeLeft })
        }
      >
        {t('order.waitingText')}
      </InlineAlert>
      <PaymentSteps order={order} instructions={instructions} />
      {note !== undefined && <InlineAlert tone="info">{note}</InlineAlert>}
      {instructions.receivingAccount === undefined ? (
        <ProofByMethod order={order} />
      ) : (
        <ProofUpload orderId={order.orderId} />
      )}
      <CancelDeposit orderId={order.orderId} />
    </>
  );
}

/** Upload of a proof of payment when the method is a bank transfer or is no longer offered. */
function ProofByMethod({ order }: OpenOrderProps): ReactNode {
  const { t } = useTranslation('deposit');
  const methods = useDepositMethods(order.currency);
  return (
    <QueryBoundary query={methods} failure={t('methods.failed')} skeleton={null}>
      {({ list }) => {
        const method = list.find(({ methodId }) => methodId === order.methodId);
        if (method !== undefined && method.kind !== 'BANK_TRANSFER') return null;
        return (
          <>
            {method === undefined && <InlineAlert tone="warning">{t('proof.methodGone')}</InlineAlert>}
            <ProofUpload orderId={order.orderId} />
          </>
        );
      }}
    </QueryBoundary>
  );
}

/** Countdown in minutes and seconds; undefined when there is no deadline or it has passed. */
function useTimeLeft(until: string | undefined): string | undefined {
  const { i18n } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = until === undefined ? 0 : Math.ceil((Date.parse(until) - now) / 1000);
  if (seconds <= 0) return undefined;
  const format = numberFormat(i18n.language, { minimumIntegerDigits: 2, useGrouping: false });
  return `${format.format(Math.floor(seconds / 60))}:${format.format(seconds % 60)}`;
}
