import { formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { VipProgress, VipRank } from '@croupier/sdk/types';
import { RankCard, type RankRequirement } from '@croupier/ui/rewards/RankCard';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isZero } from '../../shared/is-zero.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { missingOf, rankAt, upgradeBonus } from './rank-figures.ts';

export interface RankStandingProps {
  readonly progress: VipProgress;
  readonly ranks: readonly VipRank[];
}

/** The member's rank, and what is missing to the next one in deposits and bets. */
export function RankStanding({ progress, ranks }: RankStandingProps): ReactNode {
  const { t, i18n } = useTranslation('vip');
  const timeText = useTimeText();
  const { vipRankLevel, vipLabelName, currency, bonuses } = progress;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language, { length: 'short' });
  const requirement = (id: string, label: string, done: string, required: string): RankRequirement => ({
    id,
    label,
    // The numbers are for the drawing only.
    value: Number(parseAmount(done, currency).minor),
    max: Number(parseAmount(required, currency).minor),
    valueText: t('of', { done: money(done), required: money(required) }),
  });
  const reachedAt = upgradeBonus(bonuses, vipRankLevel)?.availableAt;
  return (
    <RankCard
      level={vipRankLevel}
      name={vipLabelName}
      caption={reachedAt === undefined ? t('yourRank') : t('yourRankSince', { time: timeText(reachedAt) })}
      requirements={[
        requirement('deposits', t('deposits'), progress.depositDone, progress.depositRequired),
        requirement('bets', t('bets'), progress.betDone, progress.betRequired),
      ]}
      text={<Missing progress={progress} ranks={ranks} />}
    />
  );
}

/** What is missing to the next rank; the totals are those of a lifetime, so nothing that is counted is lost. */
function Missing({ progress, ranks }: RankStandingProps): ReactNode {
  const { t, i18n } = useTranslation('vip');
  const { nextLevel, currency } = progress;
  if (nextLevel === undefined) return t('missing.highest');
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const deposits = missingOf(progress.depositDone, progress.depositRequired, currency);
  const bets = missingOf(progress.betDone, progress.betRequired, currency);
  const values = {
    deposits: money(deposits),
    bets: money(bets),
    rank: rankAt(ranks, nextLevel)?.vipLabelName ?? t('level', { level: nextLevel }),
  };
  if (isZero(deposits)) return t('missing.bets', values);
  return isZero(bets) ? t('missing.deposits', values) : t('missing.both', values);
}
