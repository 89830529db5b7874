import { formatMoney } from '@croupier/sdk/rules';
import type { VipProgress, VipRank } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Receipt, type ReceiptLine } from '@croupier/ui/data/Receipt';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { Celebration } from '@croupier/ui/rewards/Celebration';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { rankBelow, upgradeBonus } from './rank-figures.ts';

export interface RankUpProps {
  /** The rank that was reached. */
  readonly rank: VipRank;
  readonly ranks: readonly VipRank[];
  readonly bonuses: VipProgress['bonuses'];
  /** Another claim is not answered yet. */
  readonly isBusy: boolean;
  readonly onCollect: (bonusId: string) => void;
  readonly onClose: () => void;
}

/** A rank that was reached, and what it changes. */
export function RankUp({ rank, ranks, bonuses, isBusy, onCollect, onClose }: RankUpProps): ReactNode {
  const { t, i18n } = useTranslation('vip');
  const timeText = useTimeText();
  const lines = useChanges(rank, rankBelow(ranks, rank.vipRankLevel));
  const bonus = upgradeBonus(bonuses, rank.vipRankLevel);
  const amount = bonus && formatMoney(bonus.amount, bonus.currency, i18n.language);
  return (
    <BottomSheet open onClose={onClose} title={t('rankUp.sheet')} closeLabel={t('rankUp.close')}>
      <Celebration
        kind="rank"
        level={rank.vipRankLevel}
        title={t('rankUp.title', { rank: rank.vipLabelName })}
        headingLevel={3}
        {...(bonus?.availableAt !== undefined && {
          text: t('rankUp.reached', { time: timeText(bonus.availableAt) }),
        })}
        actions={
          <>
            {bonus?.status === 'CLAIMABLE' && amount !== undefined && (
              <Button variant="action" size="lg" fullWidth disabled={isBusy} onClick={() => onCollect(bonus.bonusId)}>
                {t('collect', { amount })}
              </Button>
            )}
            <Button variant="quiet" fullWidth onClick={onClose}>
              {bonus?.status === 'CLAIMABLE' ? t('rankUp.later') : t('rankUp.done')}
            </Button>
          </>
        }
      >
        <Receipt lines={lines} />
      </Celebration>
    </BottomSheet>
  );
}

/** What a rank changes, each beside what was before. */
function useChanges(rank: VipRank, before: VipRank | undefined): readonly ReceiptLine[] {
  const { t, i18n } = useTranslation('vip');
  const percent = numberFormat(i18n.language, { style: 'percent', minimumFractionDigits: 2 });
  const money = (amount: string | undefined): string | undefined =>
    amount && formatMoney(amount, rank.currency, i18n.language, { length: 'short' });
  const rateOf = ({ rebateRates: { RNG } }: VipRank): string | undefined => RNG && percent.format(Number(RNG));
  const line = (id: string, label: string, now: string | undefined, old: string | undefined): ReceiptLine[] => {
    if (now === undefined) return [];
    return [{ id, label, value: old === undefined || old === now ? now : t('rankUp.before', { now, old }) }];
  };
  return [
    ...line('upgrade', t('benefit.upgrade'), money(rank.upgradeBonus), undefined),
    ...line('week', t('benefit.week'), money(rank.weeklyBonus), money(before?.weeklyBonus)),
    ...line('month', t('benefit.month'), money(rank.monthlyBonus), money(before?.monthlyBonus)),
    ...line('slots', t('benefit.slots'), rateOf(rank), before && rateOf(before)),
    ...line('withdrawals', t('benefit.withdrawals'), money(rank.dailyWithdrawLimit), money(before?.dailyWithdrawLimit)),
  ];
}
