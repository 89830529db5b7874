import type { PointRedemptionResult } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Receipt } from '@croupier/ui/data/Receipt';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import { redemptionStatuses } from './redemption-status.ts';
import { usePointsText } from './use-order-receipt.ts';

export interface OrderDoneProps {
  readonly result: PointRedemptionResult;
  readonly onClose: () => void;
}

/** Receipt of an order that was just made. */
export function OrderDone({ result: { pointRedemption, points }, onClose }: OrderDoneProps): ReactNode {
  const { t, i18n } = useTranslation('pointsMall');
  const { redemptionId, name, status } = pointRedemption;
  const text = usePointsText();
  const query = new URLSearchParams({ redemptionId }).toString();
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('done.title', { name })}
      closeLabel={t('close')}
      footer={
        <LinkButton component={Link} to={`${paths.redemptions}?${query}`} size="lg">
          {t('done.follow')}
        </LinkButton>
      }
    >
      <PanelStack>
        <p>{t('done.text', { number: redemptionId })}</p>
        <Receipt
          lines={[
            { id: 'paid', label: t('done.paid'), value: text(pointRedemption.points) },
            { id: 'state', label: t('redeemed.status'), value: i18n.t(redemptionStatuses.textOf(status)) },
          ]}
          total={{ label: t('order.left'), value: text(points) }}
        />
      </PanelStack>
    </BottomSheet>
  );
}
