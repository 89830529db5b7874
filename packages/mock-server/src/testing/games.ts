import { getWalletBalance, launchGame } from '@croupier/sdk/client';
import type { OperationId } from '@croupier/sdk/operations';

import type { FaultRow } from '../store/rows/faults.ts';
import type { World } from '../node.ts';
import { createPlayer } from './money.ts';

export const SLOT = { vassalage: 'TALA', gameType: 'RNG', nodeId: 'rng_20510', language: 'EN' } as const;

export const CARDS = { vassalage: 'TBL', gameType: 'PVP', nodeId: 'pvp_40026', language: 'EN' } as const;
export const FISHING = { vassalage: 'FC', gameType: 'FISH', nodeId: 'fish_3310', language: 'EN' } as const;

/** The lobby of a vendor of e-sports, which is played as the colour game. */
export const COLOR = { vassalage: 'TF', gameType: 'ESPORTS', language: 'EN' } as const;
/** A room with baccarat, from 100.00 to 100,000.00. */
export const ROOM = { vassalage: 'PT', gameType: 'LIVE', roomId: 'room_07', language: 'EN' } as const;

export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const minorOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
export const tokenOf = (launchUrl: string): string => new URL(launchUrl).searchParams.get('t') ?? '';

/** A round in an answer of the game server. */
export interface AnsweredRound {
  readonly bet: unknown;
  readonly id: string;
  readonly stake: string;
  readonly payout: string;
  readonly settled: boolean;
  readonly outcome: unknown;
  readonly chooseBy?: string;
  readonly msToChoose?: number;
}

/** The current round of a table in an answer of the game server. */
export interface AnsweredTable {
  readonly number: number;
  readonly msToClose: number;
  readonly msToEnd: number;
  readonly msToNext: number;
  readonly result?: { readonly winner: string };
  readonly bets: readonly AnsweredRound[];
  readonly road: readonly { readonly winner: string }[];
}

export interface GameServerAnswer {
  readonly status: number;
  readonly body: {
    readonly error?: string;
    readonly session?: string;
    readonly balance?: string;
    readonly round?: AnsweredRound;
    readonly rounds?: readonly AnsweredRound[];
    /** The current round of a table. */
    readonly table?: AnsweredTable;
    /** The round in which the player has a choice. */
    readonly open?: AnsweredRound;
  };
}

/** Calls the server of the sandbox games. */
export async function callGameServer(world: World, path: string, body: object): Promise<GameServerAnswer> {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const answer = await world.dispatch(new Request(`http://platform.example/mock-games/server/${path}`, init));
  return { status: answer.status, body: await answer.json() };
}

/** Logs a member in and opens a sandbox game. */
export async function createGame(query: Parameters<typeof launchGame>[0]['query'] = SLOT) {
  const player = await createPlayer();
  const { world, client } = player;
  const { value: launch } = await launchGame({ client, query });
  const opened = await callGameServer(world, 'open', { launch: tokenOf(launch.launchUrl), key: uuid(999) });
  const { session = '' } = opened.body;
  return {
    ...player,
    launch,
    opened,
    play: (round: number, bet: object = { stake: '10.00' }) =>
      callGameServer(world, 'play', { session, round: uuid(round), bet }),
    choose: (round: number, choice: string) => callGameServer(world, 'choose', { session, round: uuid(round), choice }),
    undo: (round: number) => callGameServer(world, 'undo', { session, round: uuid(round) }),
    state: () => callGameServer(world, 'state', { session }),
    balance: async () => minorOf((await getWalletBalance({ client })).value.balance),
  };
}

/** Plans a fault for the next call of an operation. */
export function planFault(
  { store }: World,
  operation: OperationId,
  kind: FaultRow['kind'],
  details: Partial<FaultRow> = {},
): void {
  const unused = {
    status: null,
    code: null,
    retryAfter: null,
    milliseconds: null,
    field: null,
    probability: 1,
    hits: 0,
  };
  const id = `planned-${store.faults.all().length}-${kind}-${operation}`;
  store.transact(() => {
    if (store.faults.get(id) !== undefined) store.faults.remove(id);
    store.faults.insert({ ...unused, id, operation, kind, left: 1, ...details });
  });
}
