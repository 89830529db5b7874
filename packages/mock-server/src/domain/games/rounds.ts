import type { GameRoundRow, PlannedRoundRow } from '../../store/rows/games.ts';
import type { DomainContext } from '../kernel/index.ts';
import { idOf as idOfTarget } from './game-address.ts';
import type { PlaySession } from './play-sessions.ts';

export type { GameRoundRow, PlannedRoundRow };

/** Maximum number of past rounds that a game lists. */
const MAX_LISTED = 20;

export interface NewRound {
  readonly roundId: string;
  /** The bet as JSON. */
  readonly demand: string;
  readonly stake: string;
  /** End of a round that everybody at a table has at once. */
  readonly endsAt?: string;
}

/** Id of the room or game, or code of the vendor of a lobby. */
export const placeOf = ({ launch }: PlaySession): string => idOfTarget(launch);

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
      place: placeOf(play),
      at: clock.now().toISOString(),
      payout: '0.00',
      currency,
      transaction: `vt_${random.hex(20)}`,
      drawNumber: null,
      outcome: null,
      phase: 'STAKING',
      chooseBy: null,
    }),
  );
}

/** Stores the draw of a round, and its number as the last one of its play session. */
export function storeDraw(
  { store }: DomainContext,
  { session }: PlaySession,
  id: string,
  draw: Pick<GameRoundRow, 'outcome' | 'payout' | 'phase' | 'chooseBy'> & { readonly drawNumber: number },
): GameRoundRow {
  return store.transact(() => {
    store.playSessions.update(session.id, { drawn: draw.drawNumber });
    return store.gameRounds.update(id, draw);
  });
}

/** Updates the progress of a round. */
export function advanceRound(
  { store }: DomainContext,
  id: string,
  change: Partial<Pick<GameRoundRow, 'phase' | 'outcome' | 'payout' | 'drawNumber'>>,
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

/** Rounds of all players whose time for a choice is over, and bets at tables whose round has ended. */
export function roundsDue({ store, clock }: DomainContext): readonly GameRoundRow[] {
  const choosing = store.gameRounds.findBy('phase', 'CHOOSING').filter((round) => isChoiceOver({ clock }, round));
  const atTables = (['WAITING', 'STAKING'] as const).flatMap((phase) => store.gameRounds.findBy('phase', phase));
  return [...choosing, ...atTables.filter((round) => isEnded({ clock }, round))];
}

/** True for a bet at a table whose round has ended. */
export function isEnded({ clock }: Pick<DomainContext, 'clock'>, { endsAt }: GameRoundRow): boolean {
  return endsAt !== undefined && Date.parse(endsAt) <= clock.now().getTime();
}

/** Bets of the session's owner at its table in a round, oldest first; without cancelled ones. */
export function betsOfRound({ store }: DomainContext, play: PlaySession, endsAt: string): readonly GameRoundRow[] {
  const place = placeOf(play);
  return store.gameRounds
    .findBy('owner', play.owner)
    .filter((row) => row.place === place && row.endsAt === endsAt && row.phase !== 'CANCELLED');
}

/** True when the time for a choice is over. */
export function isChoiceOver({ clock }: Pick<DomainContext, 'clock'>, { chooseBy }: GameRoundRow): boolean {
  return chooseBy !== null && Date.parse(chooseBy) <= clock.now().getTime();
}

/** Rounds of an owner that are neither settled nor cancelled, oldest first. */
export function openRounds({ store }: DomainContext, owner: string): readonly GameRoundRow[] {
  return (['STAKING', 'CHOOSING', 'WAITING', 'PAYING', 'RETURNING'] as const)
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

/** The round of a game in which its owner has a choice; undefined when there is none. */
export function roundToChoose({ store }: DomainContext, play: PlaySession): GameRoundRow | undefined {
  const place = placeOf(play);
  return store.gameRounds
    .findBy('phase', 'CHOOSING')
    .find((round) => round.owner === play.owner && round.place === place);
}

/** Latest rounds of a game with a final outcome, newest first. */
export function lastRounds({ store }: DomainContext, play: PlaySession): readonly GameRoundRow[] {
  const place = placeOf(play);
  const drawn = store.gameRounds
    .findBy('owner', play.owner)
    .filter(({ place: at, outcome, phase }) => at === place && outcome !== null && phase !== 'CHOOSING');
  return drawn.slice(-MAX_LISTED).toReversed();
}
