import type { RaffleFairness, RevealedRaffleSeed } from '@croupier/sdk/types';

import type { RaffleRow } from '../../store/rows/raffle.ts';
import { hashOfBytes, Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { entryOf, newSeeds, seedsInUse, type SeedPair } from './entries.ts';
import { isOver, RAFFLE_PROMOTION, raffleNamed } from './raffles.ts';

/** The caller's seeds in a raffle. Refuses unknown ids with PROMO_NOT_FOUND. */
export function getRaffleFairness(
  context: CallContext,
  { promotionId }: { readonly promotionId: string },
): RaffleFairness {
  return describeSeeds(context, raffleNamed(context, promotionId), callingMember(context).id);
}

/**
 * Reveals the seed in use and begins a new one with the caller's client seed (PR-22). Refuses unknown ids with
 * PROMO_NOT_FOUND, and a raffle that is over with PROMO_CLOSED.
 */
export function rotateRaffleSeed(
  context: CallContext,
  { promotionId, clientSeed }: { readonly promotionId: string; readonly clientSeed: string },
): RaffleFairness {
  const { id: memberId } = callingMember(context);
  const raffle = raffleNamed(context, promotionId);
  if (isOver(context, raffle)) throw new Refusal('PROMO_CLOSED');
  const { id, seeds } = entryOf(context, raffle, memberId);
  context.store.transact(() =>
    context.store.raffleEntries.update(id, { seeds: [...seeds, newSeeds(context, clientSeed)] }),
  );
  return describeSeeds(context, raffle, memberId);
}

function describeSeeds(context: DomainContext, raffle: RaffleRow, memberId: string): RaffleFairness {
  const entry = entryOf(context, raffle, memberId);
  const { serverSeed, clientSeed, draws } = seedsInUse(entry);
  const used = isOver(context, raffle) ? entry.seeds : entry.seeds.slice(0, -1);
  return {
    promotionId: RAFFLE_PROMOTION,
    serverSeedHash: hashOfBytes(serverSeed),
    clientSeed,
    nonce: draws,
    revealed: used.toReversed().map(reveal),
  };
}

function reveal({ serverSeed, clientSeed, draws }: SeedPair): RevealedRaffleSeed {
  return { serverSeed, serverSeedHash: hashOfBytes(serverSeed), clientSeed, draws };
}
