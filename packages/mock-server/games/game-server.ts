import * as z from 'zod/mini';

import { findGame, findVendor, type GameKind } from '../src/domain/catalogue/index.ts';
import { Refusal, type DomainContext } from '../src/domain/kernel/index.ts';
import {
  kindOf,
  tableOf,
  titleOf,
  findPlaySession,
  isSoundOn,
  saveSound,
  openPlaySession,
  playSessionOfLaunch,
  lastRounds,
  openRounds,
  roundsDue,
  roundToChoose,
  findRound,
  findLaunch,
  type PlaySession,
  type GameRoundRow,
} from '../src/domain/games/index.ts';
import { cardsRules } from './cards/cards-rules.ts';
import { colorRules } from './color/color-rules.ts';
import { fishRules } from './fish/fish-rules.ts';
import type { GameRules } from './game-rules.ts';
import { chooseInRound, playRound, resumeRound, takeBack, type PlayResult, type RoundSetup } from './play-round.ts';
import { slotRules } from './slot/slot-rules.ts';
import { tableRules } from './table/table-rules.ts';
import { describeTable } from './table/table-state.ts';
import { createPlayMoney, createVendorWallet, type Platform, type Wallet } from './wallet.ts';

const TOO_MANY_REQUESTS = 429;

export interface GameAnswer {
  readonly status: number;
  readonly body: object;
  /** Seconds after which the game may call again. */
  readonly retryAfter?: number;
}

const RULES: Readonly<Record<Exclude<GameKind, 'table'>, GameRules>> = {
  slot: slotRules,
  color: colorRules,
  cards: cardsRules,
  fish: fishRules,
};

function rulesOf({ launch }: PlaySession): GameRules {
  const kind = kindOf(launch);
  return kind === 'table' ? tableRules(tableOf(launch)) : RULES[kind];
}

const openCall = z.object({ launch: z.string().check(z.maxLength(64)), key: z.uuid() });
const sessionCall = z.object({ session: z.string().check(z.maxLength(64)) });
const soundCall = z.object({ ...sessionCall.shape, isOn: z.boolean() });
const roundCall = z.object({ ...sessionCall.shape, round: z.uuid() });
const playCall = z.object({ ...roundCall.shape, bet: z.unknown() });
const chooseCall = z.object({ ...roundCall.shape, choice: z.string().check(z.maxLength(20)) });

/** HTTP status by error code; 400 for all others. */
const STATUS: Readonly<Record<string, number>> = {
  SESSION_GONE: 401,
  LAUNCH_USED: 410,
  INSUFFICIENT_BALANCE: 409,
  REFUSED: 409,
  STAKE_ABOVE_LIMIT: 409,
  ROUND_DIFFERS: 409,
  ROUND_CANCELLED: 409,
  ROUND_OPEN: 409,
  BETS_CLOSED: 409,
  ROUND_UNKNOWN: 404,
  STAKE_INVALID: 422,
  CHOICE_INVALID: 422,
  TRY_AGAIN: 503,
};

/** Codes of a game for refusals of the platform. */
const OWN_CODES: Readonly<Record<string, string>> = {
  LAUNCH_TOKEN_INVALID: 'SESSION_GONE',
  // Why a player is stopped is shown by the platform, not by a game.
  PLAYER_LIMIT_REACHED: 'REFUSED',
  REALITY_CHECK_DUE: 'REFUSED',
  ACCOUNT_RESTRICTED: 'REFUSED',
};

export interface GameServer {
  /** Answers a call of a game. */
  readonly answer: (name: string, body: string, address: string) => GameAnswer;
  /** Ends the rounds whose time for a choice is over. */
  readonly settleDue: () => void;
}

/** What the server does with a session, besides the calls of the game. */
interface Sessions {
  readonly setupOf: (play: PlaySession) => RoundSetup;
  /** A round continues in the session in which it was begun, whose seed and launch it uses. */
  readonly setupOfRound: (round: GameRoundRow) => RoundSetup | undefined;
  /** Continues open rounds, also those of earlier launches, and answers balance and rounds. */
  readonly stateOf: (play: PlaySession) => GameAnswer;
  readonly settleDue: () => void;
}

function createSessions(context: DomainContext, platform: Platform): Sessions {
  const walletOf = (play: PlaySession): Wallet =>
    play.launch.demo ? createPlayMoney(context, play) : createVendorWallet(platform, play);
  const setupOf = (play: PlaySession): RoundSetup => ({
    context,
    play,
    wallet: walletOf(play),
    rules: rulesOf(play),
  });
  const setupOfRound = ({ launchId }: GameRoundRow): RoundSetup | undefined => {
    const play = playSessionOfLaunch(context, launchId);
    return play && setupOf(play);
  };
  const resume = (round: GameRoundRow): void => {
    const setup = setupOfRound(round);
    if (setup !== undefined) resumeRound(setup, round);
  };
  return {
    setupOf,
    setupOfRound,
    settleDue: () => roundsDue(context).forEach(resume),
    stateOf(play) {
      openRounds(context, play.owner).forEach(resume);
      const wallet = walletOf(play).balance();
      if (wallet.kind === 'unknown') return errorAnswer('TRY_AGAIN');
      if (wallet.kind === 'refused') return errorAnswer('SESSION_GONE');
      const rounds = lastRounds(context, play).map((round) => describeRound(context, round));
      const waiting = roundToChoose(context, play);
      const toChoose = waiting && { open: describeRound(context, waiting) };
      const table =
        kindOf(play.launch) === 'table'
          ? { table: describeTable(context, play, (round) => describeRound(context, round)) }
          : {};
      return { status: 200, body: { balance: wallet.balance, currency: play.currency, rounds, ...toChoose, ...table } };
    },
  };
}

/**
 * Creates the server of the sandbox games for one world. It acts as a vendor: it draws outcomes, and moves money only by
 * the contract's vendor calls through `platform`, which signs them. `limit` counts a call and returns the seconds to wait, if any.
 */
export function createGameServer(
  context: DomainContext,
  platform: Platform,
  limit: (launch: string) => number | undefined,
): GameServer {
  const { setupOf, setupOfRound, stateOf, settleDue } = createSessions(context, platform);
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
      const sound = isSoundOn(context, play);
      return { ...state, body: { ...state.body, ...describePlay(play), sound } };
    },
    state(data) {
      const { data: call } = sessionCall.safeParse(data);
      return call && withPlaySession(call.session, stateOf);
    },
    play(data) {
      const { data: call } = playCall.safeParse(data);
      return (
        call &&
        withPlaySession(call.session, (play) =>
          describeResult(context, play, playRound(setupOf(play), call.round, call.bet)),
        )
      );
    },
    sound(data) {
      const { data: call } = soundCall.safeParse(data);
      return (
        call &&
        withPlaySession(call.session, (play) => {
          saveSound(context, play, call.isOn);
          return { status: 200, body: {} };
        })
      );
    },
    undo(data) {
      const { data: call } = roundCall.safeParse(data);
      return (
        call &&
        withPlaySession(call.session, (play) => {
          const round = findRound(context, play, call.round);
          const setup = round && setupOfRound(round);
          if (round === undefined || setup === undefined) return errorAnswer('ROUND_UNKNOWN');
          const result = takeBack(setup, round);
          return isCancelled(result) ? stateOf(play) : describeResult(context, play, result);
        })
      );
    },
    choose(data) {
      const { data: call } = chooseCall.safeParse(data);
      return (
        call &&
        withPlaySession(call.session, (play) => {
          const round = findRound(context, play, call.round);
          const setup = round && setupOfRound(round);
          if (round === undefined || setup === undefined) return errorAnswer('ROUND_UNKNOWN');
          return describeResult(context, play, chooseInRound(setup, round, call.choice));
        })
      );
    },
  };
  const answer: GameServer['answer'] = (name, body, address) => {
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (call === undefined) return { status: 404, body: { error: 'NOT_FOUND' } };
    const data = parse(body);
    const retryAfter = limit(launchOf(context, data) ?? `address ${address}`);
    if (retryAfter !== undefined) return { status: TOO_MANY_REQUESTS, body: { error: 'TRY_AGAIN' }, retryAfter };
    return call(data) ?? errorAnswer('BAD_REQUEST');
  };
  return { answer, settleDue };
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

function describeResult(context: DomainContext, { currency }: PlaySession, result: PlayResult): GameAnswer {
  if (result.kind === 'pending') return errorAnswer('TRY_AGAIN');
  if (result.kind === 'refused') return errorAnswer(OWN_CODES[result.code] ?? result.code);
  const round = describeRound(context, result.round);
  return { status: 200, body: { round, balance: result.balance, currency } };
}

const isCancelled = (result: PlayResult): boolean => result.kind === 'refused' && result.code === 'ROUND_CANCELLED';

/** Describes a game for its client. */
function describePlay(play: PlaySession) {
  const { session, launch } = play;
  const [kind, table] = [kindOf(launch), tableOf(launch)];
  const game = launch.nodeId === null ? undefined : findGame(launch.nodeId);
  return {
    session: session.id,
    isDemo: launch.demo,
    title: titleOf(launch),
    maker: findVendor(launch.vendor)?.name ?? launch.vendor,
    category: game?.category ?? 'LOBBY',
    steps: rulesOf(play).stakeSteps,
    ...(kind === 'table' ? { game: table.game, maxBet: table.maxBet } : {}),
  };
}

function describeRound(
  { clock }: DomainContext,
  { roundId, at, stake, payout, demand, outcome, phase, chooseBy }: GameRoundRow,
) {
  return {
    id: roundId,
    at,
    stake,
    payout,
    bet: parse(demand),
    outcome: parse(outcome ?? 'null'),
    settled: phase === 'SETTLED',
    ...(phase === 'CHOOSING' && chooseBy !== null
      ? { chooseBy, msToChoose: Date.parse(chooseBy) - clock.now().getTime() }
      : {}),
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
