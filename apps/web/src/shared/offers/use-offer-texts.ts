import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { formatMoney, type BonusPolicy } from '@croupier/sdk/rules';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { isListedCategory } from '../games/game-categories.ts';
import { dateFormat, numberFormat } from '../intl-formats.ts';
import { type Offer, type OfferCost, offerStateOf } from './offers.ts';

/** The part of the site's policy that limits the turnover of bonuses. */
export function useBonusPolicy(): BonusPolicy {
  const { data } = useGetSiteConfiguration();
  return data?.policy ?? {};
}

export interface OfferTexts {
  readonly money: (amount: string, currency: string) => string;
  /** Day and hour in the site's time zone. */
  readonly time: (moment: string) => string;
  /** What must be played, in money. */
  readonly cost: (cost: OfferCost, offer: Offer) => string;
  /** The conditions besides the cost, as one sentence each. */
  readonly details: (offer: Offer) => readonly string[];
  /** When it ends, begins or ended. */
  readonly deadline: (offer: Offer, now: number) => string;
}

/** Texts about an offer in the language of the page. */
export function useOfferTexts(): OfferTexts {
  const { t, i18n } = useTranslation('offers');
  const { t: gameText } = useTranslation('games');
  const { brand } = useSite();
  const moment = dateFormat(i18n.language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: brand.timeZone,
  });
  const percent = numberFormat(i18n.language, { style: 'percent' });
  const money = (amount: string, currency: string): string =>
    formatMoney(amount, currency, i18n.language, { length: 'short' });
  const time = (at: string): string => moment.format(new Date(at));
  const weightsOf = ({ terms: { gameWeights = [] } }: Offer): string =>
    gameWeights
      .filter(({ gameType }) => gameType !== 'COCKFIGHT' || brand.offersCockfights)
      .flatMap(({ gameType, weight }) => {
        if (!isListedCategory(gameType)) return [];
        const game = gameText(`categories.${gameType}`);
        return [t('weight', { game, percent: percent.format(Number(weight)) })];
      })
      .join(', ');
  return {
    money,
    time,
    cost: ({ required }, { terms: { currency, days } }) => {
      if (required === undefined) return t('free');
      const amount = money(required, currency);
      return days === undefined ? t('cost', { required: amount }) : t('costWithin', { required: amount, count: days });
    },
    details: (offer) => {
      const { cap, minDeposit, maxStake, currency } = offer.terms;
      const weights = weightsOf(offer);
      return [
        ...(minDeposit === undefined ? [] : [t('from', { min: money(minDeposit, currency) })]),
        ...(cap === undefined ? [] : [t('cap', { cap: money(cap, currency) })]),
        ...(maxStake === undefined ? [] : [t('maxStake', { max: money(maxStake, currency) })]),
        ...(weights === '' ? [] : [t('weights', { weights })]),
      ];
    },
    deadline: (offer, now) => {
      const { startAt = '', endAt } = offer;
      const state = offerStateOf(offer, now);
      if (state === 'coming' && startAt !== '') return t('opens', { time: time(startAt) });
      if (endAt === undefined) return t('openEnded');
      return state === 'ended' ? t('endedAt', { time: time(endAt) }) : t('until', { time: time(endAt) });
    },
  };
}
