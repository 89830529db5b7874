import type { RaffleEntryRow, RaffleRow } from '../../store/rows/raffle.ts';
import type { DomainContext } from '../kernel/index.ts';
import { SERVER_SEED_DIGITS } from './raffles.ts';

/** Hexadecimal digits of an entry code, and of a client seed that the platform gives. */
const CODE_DIGITS = 12;
const CLIENT_SEED_DIGITS = 16;

/** A server seed and the client seed that goes with it. */
export type SeedPair = RaffleEntryRow['seeds'][number];

const entryIdOf = ({ id }: RaffleRow, memberId: string): string => `${id} ${memberId}`;

/** The member in a raffle; enters it at the first need of an entry code or seeds. */
export function entryOf(context: DomainContext, raffle: RaffleRow, memberId: string): RaffleEntryRow {
  const { store, secrets } = context;
  const { id: raffleId } = raffle;
  const id = entryIdOf(raffle, memberId);
  const found = store.raffleEntries.get(id);
  if (found !== undefined) return found;
  const entryCode = secrets.hex(CODE_DIGITS);
  const seeds = [newSeeds(context, secrets.hex(CLIENT_SEED_DIGITS))];
  return store.transact(() => store.raffleEntries.insert({ id, raffleId, memberId, entryCode, seeds }));
}

/** A pair with a new server seed, without draws. */
export function newSeeds({ secrets }: DomainContext, clientSeed: string): SeedPair {
  return { serverSeed: secrets.hex(SERVER_SEED_DIGITS), clientSeed, draws: 0 };
}

/** The pair of seeds that the next draw uses. */
export function seedsInUse({ id, seeds }: RaffleEntryRow): SeedPair {
  const pair = seeds.at(-1);
  if (pair === undefined) throw new Error(`The entry ${id} has no seeds.`);
  return pair;
}

/** Number of draws that the member has made in the raffle; 0 for one who has not entered it. */
export function drawsOf({ store }: DomainContext, raffle: RaffleRow, memberId: string): number {
  const { seeds } = store.raffleEntries.get(entryIdOf(raffle, memberId)) ?? { seeds: [] };
  return seeds.reduce((sum, { draws }) => sum + draws, 0);
}
