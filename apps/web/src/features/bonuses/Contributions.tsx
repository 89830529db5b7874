import type { BonusContribution, TurnoverWeight } from '@croupier/sdk/types';
import { RecordTable } from '@croupier/ui/data/RecordTable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { categoryTextKey } from '../../shared/games/game-categories.ts';
import { numberFormat } from '../../shared/intl-formats.ts';
import { Money } from '../../shared/Money.tsx';

export interface ContributionsProps {
  readonly contributions: readonly BonusContribution[];
  readonly weights: readonly TurnoverWeight[];
  readonly currency: string;
}

/** What has counted for a bonus by kind of game; the last column sums to its progress. */
export function Contributions({ contributions, weights, currency }: ContributionsProps): ReactNode {
  const { t, i18n } = useTranslation('bonuses');
  const percent = numberFormat(i18n.language, { style: 'percent' });
  const weightOf = (gameType: string): string => {
    const weight = weights.find((candidate) => candidate.gameType === gameType)?.weight;
    return weight === undefined ? '' : percent.format(Number(weight));
  };
  return (
    <RecordTable
      label={t('counted')}
      columns={[
        { id: 'game', label: t('kind') },
        { id: 'staked', label: t('staked'), numeric: true },
        { id: 'counts', label: t('counts'), numeric: true },
        { id: 'counted', label: t('towards'), numeric: true },
      ]}
      rows={contributions.map(({ gameType, validBet, counted }) => ({
        id: gameType,
        cells: {
          game: i18n.t(categoryTextKey(gameType) ?? 'bonuses:type.PROMOTION'),
          staked: <Money value={validBet} currency={currency} />,
          counts: weightOf(gameType),
          counted: <Money value={counted} currency={currency} />,
        },
      }))}
    />
  );
}
