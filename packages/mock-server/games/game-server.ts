import * as z from 'zod/mini';

import { findGame, findVendor, type GameKind } from '../src/domain/catalogue/index.ts';
import { Refusal, type DomainContext } from '../src/domain/kernel/index.ts';
import {
  kindOf,
  titleOf,
  findPlaySession,
  openPlaySession,
  playSessionOfLaunch,
  lastRounds,
  openRounds,
  findLaunch,
  type PlaySession,
  type GameRoundRow,
} from '../src/domain/games/index.ts';
import { colorRules } from './color/color-rules.ts';
import type { GameRules } from './game-rules.ts';
import { playRound, resumeRound } from './play-round.ts';
import { slotRules } from './slot/slot-rules.ts';
import { createPlayMoney, createVendorWallet, type Platform, type Wallet } from './wallet.ts';

const TOO_MANY_REQUESTS = 429;

export interface GameAnswer {
  readonly status: number;
  readonly body: object;
  /** Seconds after which the game may call again. */
  readonly retryAfter?: number;
}

const RULES: Readonly<Record<GameKind, GameRules>> = { slot: slotRules, color: colorRules };

const openCall = z.object({ launch: z.string().check(z.maxLength(64)), key: z.uuid() });
const sessionCall = z.object({ session: z.string().check(z.maxLength(64)) });
const playCall = z.object({ ...sessionCall.shape, round: z.uuid(), bet: z.unknown() });

/** HTTP status by error code; 400 for all others. */
const STATUS: Readonly<Record<string, number>> = {
  SESSION_GONE: 401,
  LAUNCH_USED: 410,
  INSUFFICIENT_BALANCE: 409,
  ROUND_DIFFERS: 409,
  ROUND_CANCELLED: 409,
  STAKE_INVALID: 422,
  TRY_AGAIN: 503,
};

/**
 * Creates the server of the sandbox games for one world. It acts as a vendor: it draws outcomes, and moves money only by
 * the contract's vendor calls through `platform`, which signs them. `limit` counts a call and returns the seconds to wait, if any.
 */
export function createGameServer(
  context: DomainContext,
  platform: Platform,
  limit: (launch: string) => number | undefined,
): (name: string, body: string, address: string) => GameAnswer {
  const walletOf = (play: PlaySession): Wallet =>
    play.launch.demo ? createPlayMoney(context, play) : createVendorWallet(platform, play);
  const setupOf = (play: PlaySession) => ({ context, wallet: walletOf(play), rules: RULES[kindOf(play.launch)] });

  /** Continues open rounds, also those of earlier launches. */
  const finishOpenRounds = (play: PlaySession): void => {
    for (const round of openRounds(context, play.owner)) {
      const roundPlay = playSessionOfLaunch(context, round.launchId);
      if (roundPlay !== undefined) resumeRound(setupOf(roundPlay), round);
    }
  };
  const stateOf = (play: PlaySession): GameAnswer => {
    finishOpenRounds(play);
    const wallet = walletOf(play).balance();
    if (wallet.kind === 'unknown') return errorAnswer('TRY_AGAIN');
    if (wallet.kind === 'refused') return errorAnswer('SESSION_GONE');
    const rounds = lastRounds(context, play).map(describeRound);
    return { status: 200, body: { balance: wallet.balance, currency: play.currency, rounds } };
  };
  const withPlaySession = (session: string, work: (play: PlaySession) => GameAnswer): GameAnswer => {
    const play = findPlaySession(context, session);
    return play === undefined ? errorAnswer('SESSION_GONE') : work(play);
  };

  const calls: Readonly<Record<string, (data: unknown) => GameAnswer | undefined>> = {
    open(data) {
      const { data: call } = openCall.safeParse(data);
      if (call === undefined) return undefined;
      const play = open(context, call);
      if (play === undefined) return errorAnswer('LAUNCH_USED');
      const state = stateOf(play);
      return { ...state, body: { ...state.body, ...describePlay(play) } };
    },
    state(data) {
      const { data: call } = sessionCall.safeParse(data);
      return call && withPlaySession(call.session, stateOf);
    },
    play(data) {
      const { data: call } = playCall.safeParse(data);
      return (
        call &&
        withPlaySession(call.session, (play) => {
          const result = playRound(setupOf(play), play, call.round, call.bet);
          if (result.kind === 'pending') return errorAnswer('TRY_AGAIN');
          if (result.kind === 'refused')
            return errorAnswer(result.code === 'LAUNCH_TOKEN_INVALID' ? 'SESSION_GONE' : result.code);
          return {
            status: 200,
            body: { round: describeRound(result.round), balance: result.balance, currency: play.currency },
          };
        })
      );
    },
  };
  return (name, body, address) => {
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (call === undefined) return { status: 404, body: { error: 'NOT_FOUND' } };
    const data = parse(body);
    const retryAfter = limit(launchOf(context, data) ?? `address ${address}`);
    if (retryAfter !== undefined) return { status: TOO_MANY_REQUESTS, body: { error: 'TRY_AGAIN' }, retryAfter };
    return call(data) ?? errorAnswer('BAD_REQUEST');
  };
}

/** Returns the id of a call's launch, so that calls are limited by launch; undefined when there is no such launch. */
function launchOf({ store }: DomainContext, data: unknown): string | undefined {
  const session = sessionCall.safeParse(data).data?.session;
  if (session !== undefined) return store.playSessions.get(session)?.launchId;
  const token = openCall.safeParse(data).data?.launch;
  return token === undefined ? undefined : findLaunch({ store }, token)?.id;
}

function open(context: DomainContext, { launch, key }: z.infer<typeof openCall>): PlaySession | undefined {
  try {
    return openPlaySession(context, launch, key);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Describes a game for its client. */
function describePlay({ session, launch }: PlaySession) {
  const kind = kindOf(launch);
  const game = launch.nodeId === null ? undefined : findGame(launch.nodeId);
  return {
    session: session.id,
    isDemo: launch.demo,
    title: titleOf(launch),
    maker: findVendor(launch.vendor)?.name ?? launch.vendor,
    category: game?.category ?? 'LOBBY',
    steps: RULES[kind].stakeSteps,
  };
}

function describeRound({ roundId, at, stake, payout, demand, outcome, phase }: GameRoundRow) {
  return {
    id: roundId,
    at,
    stake,
    payout,
    bet: parse(demand),
    outcome: parse(outcome ?? 'null'),
    settled: phase === 'SETTLED',
  };
}

function errorAnswer(error: string): GameAnswer {
  return { status: STATUS[error] ?? 400, body: { error } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
