import type { LanguageCode, RafflePrize } from '@croupier/sdk/types';

import { localize } from '../kernel/index.ts';
import { TICKET_PRIZES, WHEEL_PRIZES, type Prize } from './prizes.data.ts';

export function prizeOf(prizeId: string): Prize {
  const prize = [...WHEEL_PRIZES, ...TICKET_PRIZES].find((one) => one.prizeId === prizeId);
  if (prize === undefined) throw new Error(`There is no prize ${prizeId}.`);
  return prize;
}

/** A prize in the contract's shape. */
export function describePrize({ name, ...prize }: Prize, language: LanguageCode | null | undefined): RafflePrize {
  return { ...prize, name: localize(name, language ?? undefined) };
}
