import type { RafflePrize } from '@croupier/sdk/types';

import { SITE_CURRENCY, type LocalizedText } from '../kernel/index.ts';

/** A prize with its name in the site's languages. */
export type Prize = Omit<RafflePrize, 'name'> & { readonly name: LocalizedText };

/** A prize of the wheel. */
export type WheelPrize = Prize & { readonly weight: number };

/** Turnover that gives a draw, and a ticket until the list closes. */
export const TURNOVER_PER_CHANCE = '1000.00';

/** Prizes of the wheel in its order; their weights are chances of 10,000 (PR-21). */
export const WHEEL_PRIZES: readonly WheelPrize[] = [
  { prizeId: 'prize_none', kind: 'NONE', weight: 5389, name: { EN: 'Better luck next time', TY: 'Sa susunod ulit' } },
  { prizeId: 'prize_p20', kind: 'POINTS', points: '20', weight: 4000, name: { EN: '20 points', TY: '20 puntos' } },
  { ...money('50.00'), prizeId: 'prize_50', weight: 500, name: { EN: '₱50 bonus', TY: '₱50 na bonus' } },
  { ...money('100.00'), prizeId: 'prize_100', weight: 100, name: { EN: '₱100 bonus', TY: '₱100 na bonus' } },
  { ...money('500.00'), prizeId: 'prize_500', weight: 10, name: { EN: '₱500 bonus', TY: '₱500 na bonus' } },
  { ...money('5000.00'), prizeId: 'prize_5000', weight: 1, name: { EN: '₱5,000 bonus', TY: '₱5,000 na bonus' } },
];

/** Prizes of the draw of tickets in the order in which they are drawn (PR-25). */
export const TICKET_PRIZES: readonly Prize[] = [
  { prizeId: 'prize_motorcycle', kind: 'GOODS', name: { EN: 'Motorcycle, 125 cc', TY: 'Motorsiklo, 125 cc' } },
  { prizeId: 'prize_phone', kind: 'GOODS', name: { EN: 'Phone, 128 GB', TY: 'Telepono, 128 GB' } },
];

function money(amount: string) {
  return { kind: 'MONEY', amount, currency: SITE_CURRENCY } as const;
}
