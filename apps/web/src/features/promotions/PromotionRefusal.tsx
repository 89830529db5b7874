import { hasCode } from '@croupier/sdk/errors';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { paths } from '../../shared/paths.ts';
import { promotionReason } from './promotion-reason.ts';

/** Why a promotion refused to be claimed or applied for, and what to do next; nothing was lost. */
export function PromotionRefusal({ error }: { readonly error: Error | null }): ReactNode {
  const { t } = useTranslation('promotions');
  if (hasCode(error, 'PROMO_NOT_ELIGIBLE') && error.value.reason !== undefined)
    return (
      <InlineAlert tone="warning" live="assertive" title={t('refused.notEligible')}>
        {t(`reason.${promotionReason(error.value.reason)}.text`)}
      </InlineAlert>
    );
  if (hasCode(error, 'BONUS_ACTIVE'))
    return (
      <InlineAlert
        tone="warning"
        live="assertive"
        title={t('refused.bonusActive.title')}
        action={
          <LinkButton component={Link} to={paths.bonuses}>
            {t('inPlay.toBonus')}
          </LinkButton>
        }
      >
        {t('refused.bonusActive.text')}
      </InlineAlert>
    );
  if (hasCode(error, 'PROMO_ALREADY_CLAIMED'))
    return (
      <InlineAlert tone="info" live="polite">
        {t('refused.alreadyClaimed')}
      </InlineAlert>
    );
  return <FailureAlert error={error} />;
}
