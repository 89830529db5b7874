import { useListPromotionParticipations } from '@croupier/sdk/hooks';
import { formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { TurnoverGrant } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Progress } from '@croupier/ui/feedback/Progress';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { leftToStake } from '../../shared/bonuses/bonus-figures.ts';
import { paths } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { useBonusesInPlay } from './use-bonuses-in-play.ts';

/** What is left to play for the bonus of a promotion, and until when; nothing when none of it is in play. */
export function StillToPlay({ promotionId }: { readonly promotionId: string }): ReactNode {
  const grants = useBonusesInPlay();
  const { data } = useListPromotionParticipations({ promotionId, language: usePlatformLanguage() });
  const ids = new Set(data?.content.flatMap(({ bonusId }) => bonusId ?? []));
  return grants
    .filter(({ bonusId = '' }) => ids.has(bonusId))
    .map((grant) => <GrantProgress key={grant.grantId} grant={grant} />);
}

function GrantProgress({ grant }: { readonly grant: TurnoverGrant }): ReactNode {
  const { t, i18n } = useTranslation('promotions');
  const timeText = useTimeText();
  const { done, required, currency, expiresAt } = grant;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  return (
    <ContentSection framed title={t('stillToPlay', { amount: money(leftToStake([grant], currency)) })}>
      <PanelStack>
        <Progress
          label={t('inPlay.progress')}
          value={Number(parseAmount(done, currency).minor)}
          max={Number(parseAmount(required, currency).minor)}
          valueText={t('inPlay.playedOf', { done: money(done), required: money(required) })}
          {...(expiresAt !== undefined && { note: t('until', { time: timeText(expiresAt) }) })}
        />
        <span>
          <LinkButton component={Link} to={paths.bonuses}>
            {t('inPlay.toBonus')}
          </LinkButton>
        </span>
      </PanelStack>
    </ContentSection>
  );
}
