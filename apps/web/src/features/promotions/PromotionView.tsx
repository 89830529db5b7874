import type { Promotion } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { PromotionLead } from '@croupier/ui/rewards/PromotionLead';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { paths } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { Challenge } from './Challenge.tsx';
import { MyTimes } from './MyTimes.tsx';
import { isOver } from './promotion-end.ts';
import { promotionStatuses } from './promotion-status.ts';
import { PromotionTerms } from './PromotionTerms.tsx';
import { Requirements } from './Requirements.tsx';
import { StillToPlay } from './StillToPlay.tsx';
import { TakePart } from './TakePart.tsx';
import { useIsMember } from './use-is-member.ts';

export interface PromotionViewProps {
  readonly promotion: Promotion;
}

/** A promotion: its state for the visitor and the way to take part, its terms and its whole text, and what became of earlier times. */
export function PromotionView({ promotion }: PromotionViewProps): ReactNode {
  const { t } = useTranslation('promotions');
  const navigate = useNavigate();
  const isMember = useIsMember();
  const { content, title } = promotion;
  usePageTitle(title);
  const main = (
    <PanelStack>
      {isMember && <StillToPlay promotionId={promotion.promotionId} />}
      <TakePart promotion={promotion} />
      {promotion.challenge !== undefined && <Challenge promotion={{ ...promotion, challenge: promotion.challenge }} />}
      {promotion.terms !== undefined && <PromotionTerms terms={promotion.terms} />}
      <ContentSection framed title={t('wholeText')}>
        <SafeHtml html={content} failed={t('textFailed')} onNavigate={(path) => void navigate(path)} />
      </ContentSection>
    </PanelStack>
  );
  return (
    <>
      <PanelStack>
        <span>
          <LinkButton component={Link} to={paths.promotions}>
            {t('backToAll')}
          </LinkButton>
        </span>
        <Heading promotion={promotion} />
      </PanelStack>
      {isMember ? (
        <AsideLayout
          aside={
            <PanelStack>
              {hasTimes(promotion) && <MyTimes promotionId={promotion.promotionId} />}
              <Requirements promotion={promotion} />
            </PanelStack>
          }
        >
          {main}
        </AsideLayout>
      ) : (
        main
      )}
    </>
  );
}

/** False for a raffle, whose draws are on its own page, and for what works by itself: they have no participations. */
const hasTimes = ({ action }: Promotion): boolean => action !== 'RAFFLE' && action !== 'NONE';

/** Name, sentence, picture, and the member's state or the end of the promotion. */
function Heading({ promotion }: PromotionViewProps): ReactNode {
  const { t, i18n } = useTranslation('promotions');
  const timeText = useTimeText();
  const [now] = useState(() => Date.now());
  const { title, summary, bannerUrl, endAt, status } = promotion;
  const end = (): string => {
    if (endAt === undefined) return t('noEnd');
    return t(isOver(promotion, now) ? 'endedAt' : 'until', { time: timeText(endAt) });
  };
  return (
    <PromotionLead
      headingLevel={1}
      title={title}
      text={
        <>
          {summary} {end()}
        </>
      }
      {...(bannerUrl !== undefined && { image: bannerUrl })}
      {...(status !== undefined && {
        status: { tone: promotionStatuses.toneOf(status), label: i18n.t(promotionStatuses.textOf(status)) },
      })}
    />
  );
}
