import { useListPromotionParticipations } from '@croupier/sdk/hooks';
import { formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { Promotion, TurnoverGrant } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { PromotionLead } from '@croupier/ui/rewards/PromotionLead';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { leftToStake } from '../../shared/bonuses/bonus-figures.ts';
import { paths } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { useBonusesInPlay } from './use-bonuses-in-play.ts';

export interface BonusLeadProps {
  /** Those that are shown; one of them has the picture. */
  readonly promotions: readonly Promotion[];
}

/** The bonus that the member plays, with what is missing and until when; nothing without one. */
export function BonusLead({ promotions }: BonusLeadProps): ReactNode {
  const [grant] = useBonusesInPlay();
  return grant !== undefined && <Lead grant={grant} promotions={promotions} />;
}

function Lead({ grant, promotions }: BonusLeadProps & { readonly grant: TurnoverGrant }): ReactNode {
  const { t, i18n } = useTranslation('promotions');
  const timeText = useTimeText();
  const { title, done, required, principal, currency, expiresAt, bonusId } = grant;
  const { data } = useListPromotionParticipations({ status: 'CLAIMED' });
  const promotionId = data?.content.find((participation) => participation.bonusId === bonusId)?.promotionId;
  const promotion = promotions.find((shown) => shown.promotionId === promotionId);
  const image = promotion?.bannerUrl;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language, { length: 'short' });
  const played = t('inPlay.playedOf', { done: money(done), required: money(required) });
  return (
    <PromotionLead
      // A grant has its title in the language of the account, a promotion in that of the page.
      title={t('inPlay.title', { title: promotion?.title ?? title, played })}
      status={{ tone: 'warning', label: t('inPlay.status') }}
      {...(image !== undefined && { image })}
      progress={{
        label: t('inPlay.progress'),
        value: Number(parseAmount(done, currency).minor),
        max: Number(parseAmount(required, currency).minor),
      }}
      facts={[
        { id: 'left', label: t('inPlay.left'), value: money(leftToStake([grant], currency)) },
        { id: 'bonus', label: t('inPlay.bonus'), value: money(principal) },
        ...(expiresAt === undefined ? [] : [{ id: 'until', label: t('inPlay.until'), value: timeText(expiresAt) }]),
      ]}
      actions={
        <LinkButton component={Link} to={paths.bonuses}>
          {t('inPlay.toBonus')}
        </LinkButton>
      }
    />
  );
}
