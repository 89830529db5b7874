import type { RafflePrize } from '@croupier/sdk/types';
import type { Prize } from '@croupier/ui/rewards/PrizeWheel';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { shownPrizes } from './wheel-prizes.ts';

/** The prizes of the wheel as the widgets show them; stable, because the wheel is drawn again when they change. */
export function useShownPrizes(prizes: readonly RafflePrize[]): readonly Prize[] {
  const { t, i18n } = useTranslation('raffle');
  return useMemo(
    () =>
      shownPrizes(prizes, {
        language: i18n.language,
        none: t('wheel.none'),
        points: (points) => t('wheel.points', { count: Number(points) }),
      }),
    [prizes, t, i18n.language],
  );
}
