import type { GameRoundRow, PlannedRoundRow } from '../../store/rows/games.ts';
import type { DomainContext } from '../context.ts';
import type { Play } from './play-sessions.ts';

export type { GameRoundRow, PlannedRoundRow };

/** How many rounds a game shows of the past. */
const SHOWN = 20;

export interface NewRound {
  readonly roundId: string;
  /** What is bet, as JSON. */
  readonly demand: string;
  readonly stake: string;
}

const idOf = (owner: string, roundId: string): string => `${owner} ${roundId}`;

/** The round that its owner knows by this id. */
export function findRound({ store }: DomainContext, { owner }: Play, roundId: string): GameRoundRow | undefined {
  return store.gameRounds.get(idOf(owner, roundId));
}

/** Writes a round down before anything moves. */
export function beginRound({ store, clock, random }: DomainContext, play: Play, round: NewRound): GameRoundRow {
  const { owner, launch, currency } = play;
  return store.transact(() =>
    store.gameRounds.insert({
      ...round,
      id: idOf(owner, round.roundId),
      owner,
      launchId: launch.id,
      place: launch.nodeId ?? launch.vendor,
      at: clock.now().toISOString(),
      payout: '0.00',
      currency,
      transaction: `vt_${random.hex(20)}`,
      outcome: null,
      phase: 'STAKING',
    }),
  );
}

/** Notes how far a round has come. */
export function advanceRound(
  { store }: DomainContext,
  id: string,
  change: Partial<Pick<GameRoundRow, 'phase' | 'outcome' | 'payout'>>,
): GameRoundRow {
  return store.transact(() => store.gameRounds.update(id, change));
}

/** Forgets a round of which nothing happened, so that it may be asked for again. */
export function dropRound({ store }: DomainContext, id: string): void {
  store.transact(() => store.gameRounds.remove(id));
}

/** Takes the oldest planned payout; undefined when none is planned. */
export function takePlannedRound({ store }: DomainContext): PlannedRoundRow | undefined {
  const [plan] = store.plannedRounds.all();
  if (plan !== undefined) store.transact(() => store.plannedRounds.remove(plan.id));
  return plan;
}

/** Rounds of an owner that are neither settled nor cancelled, oldest first. */
export function openRounds({ store }: DomainContext, owner: string): readonly GameRoundRow[] {
  return (['STAKING', 'PAYING', 'RETURNING'] as const)
    .flatMap((phase) => store.gameRounds.findBy('phase', phase))
    .filter((round) => round.owner === owner)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What fell in the round of a bet; undefined when it was not a sandbox game's, or has not fallen. */
export function outcomeOfBet(
  { store }: DomainContext,
  { memberId, roundId }: { readonly memberId: string; readonly roundId: string },
): unknown {
  const outcome = store.gameRounds.get(idOf(memberId, roundId))?.outcome ?? undefined;
  return outcome === undefined ? undefined : JSON.parse(outcome);
}

/** The last rounds of a game that fell, newest first. */
export function lastRounds({ store }: DomainContext, { owner, launch }: Play): readonly GameRoundRow[] {
  const place = launch.nodeId ?? launch.vendor;
  const fallen = store.gameRounds
    .findBy('owner', owner)
    .filter((round) => round.place === place && round.outcome !== null);
  return fallen.slice(-SHOWN).toReversed();
}
