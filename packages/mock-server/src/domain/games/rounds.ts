import type { GameRoundRow, PlannedRoundRow } from '../../store/rows/games.ts';
import type { DomainContext } from '../kernel/index.ts';
import type { PlaySession } from './play-sessions.ts';

export type { GameRoundRow, PlannedRoundRow };

/** Maximum number of past rounds that a game lists. */
const MAX_LISTED = 20;

export interface NewRound {
  readonly roundId: string;
  /** The bet as JSON. */
  readonly demand: string;
  readonly stake: string;
}

const idOf = (owner: string, roundId: string): string => `${owner} ${roundId}`;

/** Finds a round of the session's owner by the game's own round id. */
export function findRound({ store }: DomainContext, { owner }: PlaySession, roundId: string): GameRoundRow | undefined {
  return store.gameRounds.get(idOf(owner, roundId));
}

/** Stores a round before any money moves. */
export function beginRound({ store, clock, random }: DomainContext, play: PlaySession, round: NewRound): GameRoundRow {
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

/** Updates the progress of a round. */
export function advanceRound(
  { store }: DomainContext,
  id: string,
  change: Partial<Pick<GameRoundRow, 'phase' | 'outcome' | 'payout'>>,
): GameRoundRow {
  return store.transact(() => store.gameRounds.update(id, change));
}

/** Deletes a round that moved no money; its id can be used again. */
export function cancelRound({ store }: DomainContext, id: string): void {
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
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Outcome of a bet's round; undefined when it is no sandbox game or has no outcome yet. */
export function betOutcome(
  { store }: DomainContext,
  { memberId, roundId }: { readonly memberId: string; readonly roundId: string },
): unknown {
  const outcome = store.gameRounds.get(idOf(memberId, roundId))?.outcome ?? undefined;
  return outcome === undefined ? undefined : JSON.parse(outcome);
}

/** Latest rounds of a game with an outcome, newest first. */
export function lastRounds({ store }: DomainContext, { owner, launch }: PlaySession): readonly GameRoundRow[] {
  const place = launch.nodeId ?? launch.vendor;
  const drawn = store.gameRounds
    .findBy('owner', owner)
    .filter((round) => round.place === place && round.outcome !== null);
  return drawn.slice(-MAX_LISTED).toReversed();
}
