import { formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { Promotion, PromotionChallenge } from '@croupier/sdk/types';
import { TierLadder } from '@croupier/ui/data/TierLadder';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { Progress } from '@croupier/ui/feedback/Progress';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { categoryTextKey } from '../../shared/games/game-categories.ts';
import { listFormat } from '../../shared/intl-formats.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { levelsOf } from './challenge-levels.ts';

export interface ChallengeProps {
  readonly promotion: Promotion & { readonly challenge: PromotionChallenge };
}

/** What a promotion counts and what its levels bring; for a member who has joined also how far it is. */
export function Challenge({ promotion }: ChallengeProps): ReactNode {
  const { t, i18n } = useTranslation('promotions');
  const { challenge, progress } = promotion;
  const { currency } = challenge;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const round = (amount: string): string => formatMoney(amount, currency, i18n.language, { length: 'short' });
  const levels = levelsOf(challenge, progress);
  const current = levels.findLast(({ isReached }) => isReached)?.target;
  return (
    <ContentSection framed title={t(progress === undefined ? 'challenge.levels' : 'challenge.title')}>
      <TierLadder
        label={t('challenge.levels')}
        {...(current !== undefined && { current })}
        texts={{ current: t('challenge.reached'), reached: t('challenge.reached'), open: t('challenge.notReached') }}
        tiers={levels.map(({ target, reward, isReached, missing }) => ({
          id: target,
          threshold: t('challenge.play', { amount: round(target) }),
          rate: round(reward),
          ...(progress !== undefined && {
            reached: isReached,
            missing: t('challenge.missing', { amount: money(missing) }),
          }),
        }))}
      >
        {progress !== undefined && <Counted promotion={promotion} counted={progress.counted} />}
        <SmallPrint>
          <Counts challenge={challenge} />
        </SmallPrint>
      </TierLadder>
    </ContentSection>
  );
}

/** What was counted so far, of the next level or of the highest one. */
function Counted({ promotion, counted }: ChallengeProps & { readonly counted: string }): ReactNode {
  const { t, i18n } = useTranslation('promotions');
  const timeText = useTimeText();
  const { challenge, progress, endAt, status } = promotion;
  const { currency } = challenge;
  const levels = levelsOf(challenge, progress);
  const next = levels.find(({ isReached }) => !isReached);
  const target = (next ?? levels.at(-1))?.target ?? counted;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  return (
    <Progress
      label={t('challenge.counted')}
      value={Number(parseAmount(counted, currency).minor)}
      max={Number(parseAmount(target, currency).minor)}
      valueText={t('inPlay.playedOf', { done: money(counted), required: money(target) })}
      tone={next === undefined ? 'success' : 'accent'}
      {...(status === 'JOINED' && endAt !== undefined && { note: t('challenge.until', { time: timeText(endAt) }) })}
    />
  );
}

/** Which games count, and that the highest level is paid. */
function Counts({ challenge: { gameTypes } }: { readonly challenge: PromotionChallenge }): ReactNode {
  const { t, i18n } = useTranslation(['promotions', 'games']);
  const names = (gameTypes ?? []).flatMap((code) => {
    const key = categoryTextKey(code);
    return key === undefined ? [] : [t(key)];
  });
  return names.length === 0
    ? t('promotions:challenge.allCount')
    : t('promotions:challenge.theseCount', { games: listFormat(i18n.language, { type: 'conjunction' }).format(names) });
}
