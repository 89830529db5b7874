import type { Promotion, PromotionReason } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { RequirementList } from '@croupier/ui/rewards/RequirementList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { paths } from '../../shared/paths.ts';
import { promotionReason } from './promotion-reason.ts';

/** The page on which a condition can be met. */
const WAYS_OUT: { readonly [Code in PromotionReason]?: string } = {
  DEPOSIT_MISSING: paths.deposit,
  DEPOSIT_TOO_SMALL: paths.deposit,
  DEPOSIT_PLAYED: paths.deposit,
  RANK_TOO_LOW: paths.rank,
};

/** Whether the member can have it: the conditions, the unmet ones first, each with its way out. */
export function Requirements({ promotion }: { readonly promotion: Promotion }): ReactNode {
  const { t } = useTranslation('promotions');
  const { isPageUrl } = useSite();
  const { requirements = [] } = promotion;
  if (requirements.length === 0) return null;
  return (
    <ContentSection framed title={t('requirements.title')}>
      <RequirementList
        label={t('requirements.title')}
        stateLabels={{
          met: t('requirements.met'),
          unmet: t('requirements.unmet'),
          pending: t('requirements.pending'),
        }}
        items={requirements.map(({ code, met }) => {
          const reason = promotionReason(code);
          const path = reason === 'OTHER' ? undefined : WAYS_OUT[reason];
          return {
            id: code,
            label: t(`reason.${reason}.label`),
            state: met ? 'met' : 'unmet',
            ...(!met && { text: t(`reason.${reason}.text`) }),
            ...(path !== undefined &&
              isPageUrl(path) && {
                action: (
                  <LinkButton component={Link} to={path}>
                    {t(path === paths.rank ? 'requirements.toRank' : 'requirements.toDeposit')}
                  </LinkButton>
                ),
              }),
          };
        })}
      />
    </ContentSection>
  );
}
