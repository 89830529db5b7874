import type { VipBonus, VipBonusKind, VipRank } from '@croupier/sdk/types';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { defineStatuses } from '../../shared/lists/statuses.ts';
import { rankAt } from './rank-figures.ts';

const kinds = defineStatuses<VipBonusKind>(
  { UPGRADE: 'neutral', WEEKLY: 'neutral', MONTHLY: 'neutral', BIRTHDAY: 'neutral' },
  { unknown: 'MONTHLY', textOf: (kind) => `vip:bonus.${kind}` },
);

type TitleOf = (bonus: Pick<VipBonus, 'kind' | 'vipRankLevel'>) => string;

/** Names a bonus by its kind and its rank: `Reaching Silver`. */
export function useBonusTitle(ranks: readonly VipRank[]): TitleOf {
  const { t } = useTranslation('vip');
  return useCallback(
    ({ kind, vipRankLevel }) =>
      t(`bonus.${kinds.known(kind)}`, {
        rank: rankAt(ranks, vipRankLevel)?.vipLabelName ?? t('level', { level: vipRankLevel }),
      }),
    [t, ranks],
  );
}
