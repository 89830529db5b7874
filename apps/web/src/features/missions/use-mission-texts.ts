import { formatMoney } from '@croupier/sdk/rules';
import type { Mission } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';
import { countsMoney, leftOf } from './mission-figures.ts';

/** Texts of a mission's figures, in the unit of its target. */
export function useMissionTexts(): {
  /** `₱640 of ₱1,000`, `2 of 3`. */
  readonly progressText: (mission: Mission) => string;
  /** What is missing: `₱360`, `1`. */
  readonly leftText: (mission: Mission) => string;
} {
  const { t, i18n } = useTranslation('missions');
  const figure = (mission: Mission, value: string): string =>
    countsMoney(mission)
      ? formatMoney(value, mission.currency, i18n.language, { length: 'short' })
      : numberFormat(i18n.language, {}).format(Number(value));
  return {
    progressText: (mission) =>
      t('progress', { done: figure(mission, mission.progress), target: figure(mission, mission.target) }),
    leftText: (mission) => figure(mission, leftOf(mission)),
  };
}
