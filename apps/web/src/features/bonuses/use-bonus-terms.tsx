import { formatMoney } from '@croupier/sdk/rules';
import type { BonusDetail } from '@croupier/sdk/types';
import type { BonusCardTerm } from '@croupier/ui/rewards/BonusCard';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';
import type { BonusInPlayProps } from './bonus-in-play.ts';
import { isBonus, leftToStake, openGrantsOf } from '../../shared/bonuses/bonus-figures.ts';
import { isZero } from '../../shared/is-zero.ts';
import { ForfeitBonus } from './ForfeitBonus.tsx';

/** How a bonus ends, what is staked before it, its maximum stake, and the way out of it. */
export function useBonusTerms({
  bonus,
  grant,
  config,
  forfeit,
}: BonusInPlayProps & { readonly bonus: BonusDetail }): readonly BonusCardTerm[] {
  const { t, i18n } = useTranslation('bonuses');
  const timeText = useTimeText();
  const { principal, locksWinnings, expiresAt, maxStake, currency } = grant;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const [amount, taken] = [money(principal), bonus.forfeitAmount ?? principal];
  const open = openGrantsOf(config.grants);
  const ownMoney = leftToStake(
    open.filter((other) => !isBonus(other)),
    currency,
  );
  const others = leftToStake(
    open.filter(({ grantId }) => grantId !== grant.grantId),
    currency,
  );
  return [
    {
      id: 'done',
      icon: 'check',
      title: expiresAt === undefined ? t('terms.done') : t('terms.inTime'),
      text: t('terms.doneText', { amount }),
    },
    expiresAt === undefined
      ? { id: 'late', icon: 'hourglass', title: t('terms.noEnd'), text: t('terms.noEndText') }
      : {
          id: 'late',
          icon: 'hourglass',
          title: t('terms.late', { time: timeText(expiresAt) }),
          text: locksWinnings ? t('terms.lateWinnings', { amount: money(taken) }) : t('terms.lateText', { amount }),
        },
    ...(isZero(ownMoney)
      ? []
      : [
          {
            id: 'first',
            icon: 'wallet',
            title: t('terms.first'),
            text: t('terms.firstText', { amount: money(ownMoney) }),
          } as const,
        ]),
    ...(maxStake === undefined
      ? []
      : [
          {
            id: 'max',
            icon: 'shield',
            title: t('terms.max', { amount: money(maxStake) }),
            text: t('terms.maxText'),
          } as const,
        ]),
    {
      id: 'forfeit',
      icon: 'stop',
      title: t('terms.forfeit'),
      text: isZero(others) ? t('terms.nothingLeft') : t('terms.left', { amount: money(others) }),
      action: <ForfeitBonus grant={grant} taken={taken} others={others} config={config} forfeit={forfeit} />,
    },
  ];
}
