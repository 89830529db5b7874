import { commitmentOf, drawingOfWheel, finishDrawing } from '@croupier/sdk/rules';
import type { RaffleFairness, RafflePrize, RaffleRecord } from '@croupier/sdk/types';

import { wheelPrizesOf } from './wheel-prizes.ts';

/** Whether a turn follows from the seeds; `waiting` while its server seed is secret. */
export type TurnState = 'waiting' | 'matches' | 'differs';

/** Computes a turn again in this browser. Rejects where it has no cryptography. */
export async function checkTurn(
  record: RaffleRecord,
  { promotionId, revealed }: Pick<RaffleFairness, 'promotionId' | 'revealed'>,
  prizes: readonly RafflePrize[],
): Promise<TurnState> {
  const { nonce, clientSeed, serverSeedHash, cursor, pick, prize } = record;
  const seeds = revealed.find((pair) => pair.serverSeedHash === serverSeedHash);
  if (seeds === undefined) return 'waiting';
  const wheel = wheelPrizesOf(prizes);
  const weights = wheel.map(({ weight }) => weight);
  const [hash, drawn] = await Promise.all([
    commitmentOf(seeds.serverSeed),
    finishDrawing(drawingOfWheel({ promotionId, clientSeed, nonce, weights }), seeds.serverSeed),
  ]);
  const isSame =
    hash === serverSeedHash &&
    clientSeed === seeds.clientSeed &&
    drawn.cursor === cursor &&
    drawn.pick === pick &&
    wheel[drawn.place]?.prizeId === prize.prizeId;
  return isSame ? 'matches' : 'differs';
}
