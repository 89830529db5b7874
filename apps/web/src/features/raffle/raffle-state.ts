import type { RafflePromotion } from '@croupier/sdk/types';

/** True for a raffle whose month has ended, as the platform says. */
export function isOver({ promotion }: Pick<RafflePromotion, 'promotion'>): boolean {
  return promotion.status === 'CLOSE';
}
