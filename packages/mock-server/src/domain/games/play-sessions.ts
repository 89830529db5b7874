import type { PlaySessionRow } from '../../store/rows/games.ts';
import type { LaunchRow } from '../../store/rows/money.ts';
import type { DomainContext } from '../context.ts';
import { findLaunch, isRunning, useLaunchAddress } from '../launches.ts';

/** What a demo starts with. */
const PLAY_MONEY = '10000.00';
const DEFAULT_CURRENCY = 'PHP';

/** A game that somebody plays, under the launch that it was opened by. */
export interface Play {
  readonly session: PlaySessionRow;
  readonly launch: LaunchRow;
  /** Whose rounds these are: the member, or the launch of a demo. */
  readonly owner: string;
  readonly currency: string;
}

/**
 * Uses up the address of a launch. The same key gives the same session again, for a caller who lost the answer. Refuses
 * with LAUNCH_TOKEN_INVALID an address that somebody else has used, or that has run out.
 */
export function openPlay(context: DomainContext, launchToken: string, key: string): Play {
  const { store, secrets } = context;
  const used = findLaunch(context, launchToken);
  const known = used === undefined ? undefined : store.playSessions.findBy('launchId', used.id)[0];
  if (used !== undefined && known !== undefined && known.key === key) return describe(context, known, used);
  return store.transact(() => {
    const launch = useLaunchAddress(context, launchToken);
    const playMoney = launch.demo ? PLAY_MONEY : null;
    const session = { id: `ps_${secrets.hex(32)}`, launchId: launch.id, key, playMoney };
    return describe(context, store.playSessions.insert(session), launch);
  });
}

/** The game of a token; undefined when there is none or its launch has ended. */
export function findPlay(context: DomainContext, token: string): Play | undefined {
  const session = context.store.playSessions.get(token);
  const launch = session === undefined ? undefined : context.store.launches.get(session.launchId);
  if (session === undefined || launch === undefined || !isRunning(context, launch)) return undefined;
  return describe(context, session, launch);
}

/** The launch of a round, ended or not, as it is played. */
export function playOfLaunch(context: DomainContext, launchId: string): Play | undefined {
  const launch = context.store.launches.get(launchId);
  const [session] = context.store.playSessions.findBy('launchId', launchId);
  return launch === undefined || session === undefined ? undefined : describe(context, session, launch);
}

/** Writes down what a demo has left. */
export function keepPlayMoney({ store }: DomainContext, sessionId: string, playMoney: string): void {
  store.transact(() => store.playSessions.update(sessionId, { playMoney }));
}

function describe({ store }: DomainContext, session: PlaySessionRow, launch: LaunchRow): Play {
  const member = launch.demo || launch.memberId === null ? undefined : store.members.get(launch.memberId);
  return { session, launch, owner: member?.id ?? launch.id, currency: member?.currency ?? DEFAULT_CURRENCY };
}
