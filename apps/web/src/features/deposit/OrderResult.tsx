import { formatMoney } from '@croupier/sdk/rules';
import type { DepositOrder } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { paths } from '../../shared/paths.ts';

const OrderBonus = lazyComponent(async () => (await import('./OrderBonus.tsx')).OrderBonus);

export interface OrderResultProps {
  /** An order in a final state. */
  readonly order: DepositOrder;
  readonly onNew: () => void;
  readonly onDone?: () => void;
}

/** Result of a deposit, and the next step. */
export function OrderResult({ order, onNew, onDone }: OrderResultProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const amount = formatMoney(order.amount, order.currency, i18n.language);
  if (order.status === 'COMPLETED') {
    return (
      <>
        <InlineAlert tone="success" live="polite" title={t('outcome.COMPLETED.title', { amount })}>
          {t('outcome.COMPLETED.text')}
        </InlineAlert>
        <Suspense>
          <OrderBonus order={order} />
        </Suspense>
        {onDone === undefined ? (
          <LinkButton component={Link} to={paths.home} variant="action" size="lg" fullWidth>
            {t('outcome.play')}
          </LinkButton>
        ) : (
          <Button variant="action" size="lg" fullWidth onClick={onDone}>
            {t('outcome.backToGame')}
          </Button>
        )}
        <Button fullWidth onClick={onNew}>
          {t('outcome.another')}
        </Button>
      </>
    );
  }
  const { status } = order;
  const key = status === 'CANCELLED' || status === 'EXPIRED' || status === 'REVERSED' ? status : 'FAILED';
  return (
    <>
      <InlineAlert
        tone={key === 'FAILED' || key === 'REVERSED' ? 'danger' : 'info'}
        live="polite"
        title={t(`outcome.${key}.title`)}
      >
        {t(`outcome.${key}.text`)}
      </InlineAlert>
      <Button variant="action" size="lg" fullWidth onClick={onNew}>
        {t('outcome.again')}
      </Button>
    </>
  );
}
