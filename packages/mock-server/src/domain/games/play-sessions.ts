import type { PlaySessionRow } from '../../store/rows/games.ts';
import type { LaunchRow } from '../../store/rows/money.ts';
import { SITE_CURRENCY, type DomainContext } from '../kernel/index.ts';
import { findLaunch, isRunning, redeemLaunchToken } from './launches.ts';

/** Initial demo balance. */
const PLAY_MONEY = '10000.00';
const MAX_SEED = 2 ** 32 - 1;

/** An open game with the launch that opened it. */
export interface PlaySession {
  readonly session: PlaySessionRow;
  readonly launch: LaunchRow;
  /** Owner of the rounds: the member, or the launch of a demo. */
  readonly owner: string;
  readonly currency: string;
}

/**
 * Opens a game and uses up its launch URL. The same key returns the same session again, in case the answer was lost.
 * Refuses a used or expired URL with LAUNCH_TOKEN_INVALID.
 */
export function openPlaySession(context: DomainContext, launchToken: string, key: string): PlaySession {
  const { store, secrets, random } = context;
  const used = findLaunch(context, launchToken);
  const existing = used === undefined ? undefined : store.playSessions.findBy('launchId', used.id)[0];
  if (used !== undefined && existing !== undefined && existing.key === key) return describe(context, existing, used);
  return store.transact(() => {
    const launch = redeemLaunchToken(context, launchToken);
    const playMoney = launch.demo ? PLAY_MONEY : null;
    const session = {
      id: `ps_${secrets.hex(32)}`,
      launchId: launch.id,
      key,
      playMoney,
      seed: random.integer(0, MAX_SEED),
      drawn: 0,
    };
    return describe(context, store.playSessions.insert(session), launch);
  });
}

/** The game of a token; undefined when there is none or its launch has ended. */
export function findPlaySession(context: DomainContext, token: string): PlaySession | undefined {
  const session = context.store.playSessions.get(token);
  const launch = session === undefined ? undefined : context.store.launches.get(session.launchId);
  if (session === undefined || launch === undefined || !isRunning(context, launch)) return undefined;
  return describe(context, session, launch);
}

/** The launch of a round, ended or not. */
export function playSessionOfLaunch(context: DomainContext, launchId: string): PlaySession | undefined {
  const launch = context.store.launches.get(launchId);
  const [session] = context.store.playSessions.findBy('launchId', launchId);
  return launch === undefined || session === undefined ? undefined : describe(context, session, launch);
}

/** Stores a demo's balance. */
export function savePlayMoney({ store }: DomainContext, sessionId: string, playMoney: string): void {
  store.transact(() => store.playSessions.update(sessionId, { playMoney }));
}

const playerOf = ({ launch }: PlaySession): string => launch.memberId ?? launch.id;

/** True when the player has switched the sound on, in this or an earlier game. */
export function isSoundOn({ store }: DomainContext, play: PlaySession): boolean {
  return store.gamePlayers.get(playerOf(play))?.soundOn === true;
}

/** Keeps the player's sound switch for the next games. */
export function saveSound({ store }: DomainContext, play: PlaySession, soundOn: boolean): void {
  const id = playerOf(play);
  store.transact(() => {
    if (store.gamePlayers.get(id) === undefined) store.gamePlayers.insert({ id, soundOn });
    else store.gamePlayers.update(id, { soundOn });
  });
}

function describe({ store }: DomainContext, session: PlaySessionRow, launch: LaunchRow): PlaySession {
  const member = launch.demo || launch.memberId === null ? undefined : store.members.get(launch.memberId);
  return { session, launch, owner: member?.id ?? launch.id, currency: member?.currency ?? SITE_CURRENCY };
}
