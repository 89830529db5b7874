import { formatMoney } from '@croupier/sdk/rules';
import type { VipRank } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { RankLadder } from '@croupier/ui/rewards/RankLadder';
import { RankTable, type RankBenefit } from '@croupier/ui/rewards/RankTable';
import { useIsDesktop } from '@croupier/ui/theme';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';

export interface RanksProps {
  /** Lowest first. */
  readonly ranks: readonly VipRank[];
  /** Level of the member; 0 without a rank. */
  readonly current: number;
}

/** Ranks that a phone shows side by side. */
const NEAR_RANKS = 3;

/** All ranks in a row, and what each of them asks and gives. */
export function Ranks({ ranks, current }: RanksProps): ReactNode {
  const { t } = useTranslation('vip');
  const isDesktop = useIsDesktop();
  const [showsAll, setShowsAll] = useState(false);
  const benefits = useBenefits(ranks);
  const named = ranks.map(({ vipRankLevel, vipLabelName }) => ({ level: vipRankLevel, name: vipLabelName }));
  const isShortened = !isDesktop && ranks.length > NEAR_RANKS;
  return (
    <>
      <RankLadder label={t('ranks')} ranks={named} current={current} currentLabel={t('you')} nextLabel={t('next')} />
      <ContentSection
        framed
        title={t('changes')}
        actions={
          isShortened && (
            <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? t('nearRanks') : t('allRanks')}
            </Button>
          )
        }
      >
        <RankTable
          label={t('sideBySide')}
          ranks={named}
          benefits={benefits}
          current={current}
          currentLabel={t('yourRank')}
          phoneRanks={showsAll ? 'all' : 'near'}
        />
      </ContentSection>
    </>
  );
}

/** What ranks ask and give. A benefit that no rank has is left out. */
function useBenefits(ranks: readonly VipRank[]): readonly RankBenefit[] {
  const { t, i18n } = useTranslation('vip');
  const percent = numberFormat(i18n.language, { style: 'percent', minimumFractionDigits: 2 });
  const factor = numberFormat(i18n.language, { minimumFractionDigits: 2 });
  const large = (amount: string | undefined, { currency }: VipRank): string | undefined =>
    amount && formatMoney(amount, currency, i18n.language, { length: 'compact' });
  const small = (amount: string | undefined, { currency }: VipRank): string | undefined =>
    amount && formatMoney(amount, currency, i18n.language, { length: 'short' });
  const benefit = (id: string, label: string, valueOf: (rank: VipRank) => string | undefined): RankBenefit[] => {
    const values = ranks.map(valueOf);
    return values.every((value) => value === undefined)
      ? []
      : [{ id, label, values: values.map((value) => value ?? t('noBenefit')) }];
  };
  return [
    ...benefit('deposits', t('benefit.deposits'), (rank) => large(rank.depositRequired, rank)),
    ...benefit('bets', t('benefit.bets'), (rank) => large(rank.betRequired, rank)),
    ...benefit('upgrade', t('benefit.upgrade'), (rank) => small(rank.upgradeBonus, rank)),
    ...benefit('week', t('benefit.week'), (rank) => small(rank.weeklyBonus, rank)),
    ...benefit('month', t('benefit.month'), (rank) => small(rank.monthlyBonus, rank)),
    ...benefit('slots', t('benefit.slots'), ({ rebateRates: { RNG } }) => RNG && percent.format(Number(RNG))),
    ...benefit('points', t('benefit.points'), ({ pointsFactor }) =>
      t('times', { factor: factor.format(Number(pointsFactor)) }),
    ),
    ...benefit('withdrawals', t('benefit.withdrawals'), (rank) => large(rank.dailyWithdrawLimit, rank)),
    ...benefit('keep', t('benefit.keep'), (rank) => large(rank.keepBet, rank)),
  ];
}
