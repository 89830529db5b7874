import { listBonusDetailsQuery, useGetWithdrawConfig, useListPromotionParticipations } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { BonusDetail, PromotionParticipation } from '@croupier/sdk/types';
import { Timeline } from '@croupier/ui/data/Timeline';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../shared/use-time-text.ts';
import { stateOfTime, timelineStates } from './participation-state.ts';
import { bonusesInPlayOf } from './use-bonuses-in-play.ts';

/** How far the bonus of one time came. */
type TimeBonus = Pick<BonusDetail, 'grantState' | 'turnoverDone' | 'turnoverRequired' | 'currency'>;

/** How the member took part before, newest first. */
export function MyTimes({ promotionId }: { readonly promotionId: string }): ReactNode {
  const { t } = useTranslation('promotions');
  const query = useListPromotionParticipations({ promotionId, language: usePlatformLanguage() });
  return (
    <ContentSection framed title={t('times.title')}>
      <QueryBoundary
        query={query}
        failure={t('times.failed')}
        skeleton={<Skeleton shape="box" height="8rem" />}
        empty={{ when: ({ content }) => content.length === 0, state: <SmallPrint>{t('times.none')}</SmallPrint> }}
      >
        {({ content }) => <Times participations={content} />}
      </QueryBoundary>
    </ContentSection>
  );
}

function Times({ participations }: { readonly participations: readonly PromotionParticipation[] }): ReactNode {
  const { t, i18n } = useTranslation('promotions');
  const timeText = useTimeText();
  const bonuses = useBonuses(participations.flatMap(({ bonusId }) => bonusId ?? []));
  const textOf = useTimeTextOf();
  return (
    <Timeline
      label={t('times.title')}
      stateLabels={{
        done: t('times.states.done'),
        current: t('times.states.current'),
        upcoming: t('times.states.upcoming'),
        failed: t('times.states.failed'),
      }}
      steps={participations.map((participation) => {
        const { participationId, bonusId, amount, currency, createdAt } = participation;
        const bonus = bonuses.get(bonusId ?? '');
        const state = stateOfTime(participation, bonus);
        const name = t(`times.state.${state}`);
        return {
          id: participationId,
          state: timelineStates[state],
          title:
            amount === undefined || currency === undefined
              ? name
              : t('times.withAmount', { name, amount: formatMoney(amount, currency, i18n.language) }),
          time: timeText(createdAt),
          text: textOf(participation, bonus),
        };
      })}
    />
  );
}

/**
 * The bonuses of participations by id; those that are not loaded are missing. Those in play come with one call, and each of
 * the others with its own.
 */
function useBonuses(bonusIds: readonly string[]): ReadonlyMap<string, TimeBonus> {
  const { data: config, isPending } = useGetWithdrawConfig({ staleTime: 0 });
  const inPlay = new Map<string, TimeBonus>(
    bonusesInPlayOf(config).flatMap(({ bonusId, state, done, required, currency }) =>
      bonusId === undefined
        ? []
        : [[bonusId, { grantState: state, turnoverDone: done, turnoverRequired: required, currency }] as const],
    ),
  );
  const others = isPending ? [] : bonusIds.filter((bonusId) => !inPlay.has(bonusId));
  const loaded = useQueries({
    queries: others.map((bonusId) => listBonusDetailsQuery({ bonusId, pageSize: 1 })),
    combine: (results) =>
      results.flatMap(({ data }) => data?.content.map((bonus) => [bonus.bonusId, bonus] as const) ?? []),
  });
  return new Map<string, TimeBonus>([...inPlay, ...loaded]);
}

/** What became of one time: what is waited for, why it was refused, or how far its bonus came. */
function useTimeTextOf(): (participation: PromotionParticipation, bonus: TimeBonus | undefined) => string {
  const { t, i18n } = useTranslation('promotions');
  const timeText = useTimeText();
  return ({ status, rejectReason, expectedAt, participationId }, bonus) => {
    if (status === 'REJECTED') return rejectReason ?? t('times.rejected');
    if (expectedAt !== undefined && (status === 'APPLYING' || status === 'PROCESS'))
      return t('times.expected', { id: participationId, time: timeText(expectedAt) });
    if (bonus?.turnoverDone === undefined || bonus.turnoverRequired === undefined) return '';
    const money = (value: string): string => formatMoney(value, bonus.currency, i18n.language);
    const played = t('inPlay.playedOf', { done: money(bonus.turnoverDone), required: money(bonus.turnoverRequired) });
    const isTakenBack = bonus.grantState === 'EXPIRED' || bonus.grantState === 'FORFEITED';
    return isTakenBack ? t('times.takenBack', { played }) : played;
  };
}
