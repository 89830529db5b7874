import { claimPromotionBody } from '@croupier/sdk/bodies';
import { claimPromotion } from '@croupier/sdk/client';
import { formatMoney } from '@croupier/sdk/rules';
import type { ClaimedPromotion, ClaimPromotionData, Promotion } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { setCachedBalance } from '../../shared/member-balance.ts';
import { PromotionRefusal } from './PromotionRefusal.tsx';
import { usePromotionCall } from './use-promotion-call.ts';

type ClaimBody = ClaimPromotionData['body'];

const send = async (body: ClaimBody, intent: string): Promise<ClaimedPromotion> =>
  (await claimPromotion({ body, meta: { intent } })).value;

/** The button that claims a bonus or a reward, or joins a promotion, and what became of it. */
export function ClaimPromotion({ promotion }: { readonly promotion: Promotion }): ReactNode {
  const { t, i18n } = useTranslation('promotions');
  const { show } = useSnackbar();
  const queryClient = useQueryClient();
  const onAccepted = useCallback(
    ({ amount, currency, balance }: ClaimedPromotion): void => {
      if (balance !== undefined) setCachedBalance(queryClient, balance);
      const isCredited = balance !== undefined && amount !== undefined && currency !== undefined;
      show({
        text: isCredited
          ? t('claim.done', { amount: formatMoney(amount, currency, i18n.language) })
          : t('claim.joined'),
        tone: 'success',
      });
    },
    [queryClient, show, t, i18n],
  );
  const submit = usePromotionCall<ClaimBody, ClaimedPromotion>({
    name: `claimPromotion ${promotion.promotionId}`,
    rules: claimPromotionBody,
    send,
    onAccepted,
  });
  return (
    <PanelStack>
      <CheckingAlert submit={submit} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      <PromotionRefusal error={submit.rejection ?? null} />
      <span>
        <Button
          variant="action"
          size="lg"
          busy={submit.state !== 'ready'}
          busyLabel={t('claim.busy')}
          onClick={() => submit.submit({ promotionId: promotion.promotionId })}
        >
          {t(promotion.action === 'JOIN' && promotion.status === undefined ? 'claim.join' : 'claim.claim')}
        </Button>
      </span>
    </PanelStack>
  );
}
