import { fieldOf, type Answer, type HostLink } from './link.ts';

/** A round as answered by the server; `bet` and `outcome` are specific to the game. */
export interface Round {
  readonly id: string;
  readonly at: string;
  readonly stake: string;
  readonly payout: string;
  readonly bet: unknown;
  readonly outcome: unknown;
  /** False until the payout is credited. */
  readonly isSettled: boolean;
  /** Time left for the player's choice; undefined when there is none. */
  readonly msToChoose: number | undefined;
}

/** An opened game as answered by the server. */
export interface GameInfo {
  readonly isDemo: boolean;
  readonly title: string;
  readonly vendorName: string;
  /** Allowed stakes or chips, ascending. */
  readonly stakeSteps: readonly string[];
  readonly balance: string;
  readonly currency: string;
  readonly rounds: readonly Round[];
  /** The round in which the player has a choice, begun before the game was opened. */
  readonly open: Round | undefined;
  readonly isSoundOn: boolean;
  /** The answer as it came, for what only one game has. */
  readonly answer: unknown;
}

/** Reason why a call to the game server failed. */
export type GameErrorCode =
  | 'INSUFFICIENT_BALANCE'
  | 'SESSION_GONE'
  | 'LAUNCH_USED'
  | 'ROUND_OPEN'
  | 'BETS_CLOSED'
  | 'OFFLINE'
  | 'STAKE_ABOVE_LIMIT'
  | 'REFUSED';

export class GameError extends Error {
  readonly code: GameErrorCode;
  constructor(code: GameErrorCode) {
    super(code);
    this.code = code;
  }
}

export interface GameSession extends GameInfo {
  /**
   * Plays a round, and repeats the call while there is no answer. When all attempts fail, the next `play` repeats the
   * same round and ignores its own bet.
   */
  play(bet: object): Promise<Played>;
  /** Makes the player's choice in a round, and repeats the call while there is no answer. The first choice counts. */
  choose(round: string, choice: string): Promise<Played>;
  /** Notifies the page of a round that the player has seen. */
  report(round: Round, balance: string | undefined): void;
  /** Reads the balance and the last rounds; the server continues open rounds first. */
  state(): Promise<Pick<GameInfo, 'balance' | 'rounds' | 'open' | 'answer'>>;
  /** Calls the server for the open game, and repeats the call while there is no answer; for calls that may be repeated. */
  request(path: string, body: object): Promise<unknown>;
  /** Keeps the sound switch for the player's next games. */
  saveSound(isOn: boolean): void;
}

/** The answer of a round; the balance is undefined when the round was repeated. */
export interface Played {
  readonly round: Round;
  readonly balance: string | undefined;
}

const MAX_ATTEMPTS = 5;
const FIRST_DELAY_MS = 700;
const MIN_SERVER_ERROR = 500;

/**
 * Opens the game of a launch. `onWaiting` is called with true before a call is repeated, and with false after each
 * answer and after the last attempt.
 */
export async function openSession(
  link: HostLink,
  launch: string,
  onWaiting: (isWaiting: boolean) => void,
): Promise<GameSession> {
  const key = createUuid();
  let unanswered: { readonly round: string; readonly bet: object } | undefined;
  const request = async (path: string, body: object): Promise<unknown> => {
    const { status, body: reply } = await retry(() => link.call(path, body), onWaiting);
    if (status === 200) return reply;
    throw new GameError(errorCodeOf(fieldOf(reply, 'error')));
  };
  const reply = await request('open', { launch, key });
  const session = stringField(reply, 'session');
  const currency = stringField(reply, 'currency');
  const reportBalance = (answer: unknown): string => {
    const balance = stringField(answer, 'balance');
    link.send({ type: 'balance', amount: balance, currency });
    return balance;
  };
  return {
    isDemo: fieldOf(reply, 'isDemo') === true,
    title: stringField(reply, 'title'),
    vendorName: stringField(reply, 'maker'),
    stakeSteps: listField(reply, 'steps').filter((step) => typeof step === 'string'),
    balance: reportBalance(reply),
    currency,
    rounds: listField(reply, 'rounds').map(parseRound),
    open: parseOpen(reply),
    isSoundOn: fieldOf(reply, 'sound') === true,
    answer: reply,
    async play(bet) {
      unanswered ??= { round: createUuid(), bet };
      const answer = await request('play', { session, ...unanswered }).catch((error: unknown) => {
        if (!(error instanceof GameError && error.code === 'OFFLINE')) unanswered = undefined;
        throw error;
      });
      unanswered = undefined;
      return parsePlayed(answer);
    },
    choose: async (round, choice) => parsePlayed(await request('choose', { session, round, choice })),
    report({ id, stake, payout }, balance) {
      link.send({ type: 'round', id, stake, payout, currency });
      if (balance !== undefined) link.send({ type: 'balance', amount: balance, currency });
    },
    async state() {
      const answer = await request('state', { session });
      const rounds = listField(answer, 'rounds').map(parseRound);
      return { balance: reportBalance(answer), rounds, open: parseOpen(answer), answer };
    },
    request: (path, body) => request(path, { session, ...body }),
    // A lost preference is no reason for a notice.
    saveSound: (isOn) => void link.call('sound', { session, isOn }).catch(() => undefined),
  };
}

/**
 * Repeats a call with back-off until it is answered with a status other than 429 and 5xx. Safe, because `open` is
 * idempotent by its key and `play` by its round id, and `state` places no bet.
 */
async function retry(request: () => Promise<Answer>, onWaiting: (isWaiting: boolean) => void): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await request().catch(() => undefined);
    const isAnswered = answer !== undefined && answer.status < MIN_SERVER_ERROR && answer.status !== 429;
    if (isAnswered) {
      onWaiting(false);
      return answer;
    }
    onWaiting(attempt < MAX_ATTEMPTS);
    if (attempt === MAX_ATTEMPTS) throw new GameError('OFFLINE');
    await new Promise((resolve) => {
      setTimeout(resolve, FIRST_DELAY_MS * 2 ** (attempt - 1));
    });
  }
}

/** Codes of the server for which the player has a text. */
const ANSWERED_CODES = [
  'INSUFFICIENT_BALANCE',
  'STAKE_ABOVE_LIMIT',
  'SESSION_GONE',
  'LAUNCH_USED',
  'ROUND_OPEN',
  'BETS_CLOSED',
] as const;

function errorCodeOf(error: unknown): GameErrorCode {
  return ANSWERED_CODES.find((name) => name === error) ?? 'REFUSED';
}

export function parsePlayed(answer: unknown): Played {
  const balance = fieldOf(answer, 'balance');
  return { round: parseRound(fieldOf(answer, 'round')), balance: typeof balance === 'string' ? balance : undefined };
}

function parseOpen(answer: unknown): Round | undefined {
  const open = fieldOf(answer, 'open');
  return open === undefined ? undefined : parseRound(open);
}

export function parseRound(data: unknown): Round {
  const [id, at, stake, payout] = [
    stringField(data, 'id'),
    stringField(data, 'at'),
    stringField(data, 'stake'),
    stringField(data, 'payout'),
  ];
  const isSettled = fieldOf(data, 'settled') === true;
  const left = fieldOf(data, 'msToChoose');
  const msToChoose = typeof left === 'number' ? left : undefined;
  const [bet, outcome] = [fieldOf(data, 'bet'), fieldOf(data, 'outcome')];
  return { id, at, stake, payout, isSettled, msToChoose, bet, outcome };
}

function stringField(data: unknown, name: string): string {
  const text = fieldOf(data, name);
  if (typeof text !== 'string') throw new GameError('REFUSED');
  return text;
}

function listField(data: unknown, name: string): readonly unknown[] {
  const list = fieldOf(data, name);
  return Array.isArray(list) ? list : [];
}

/** Creates a UUID v4. `crypto.randomUUID` exists in secure contexts only. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
  return `${a}-${b}-4${c}-8${d}-${hex.slice(20)}`;
}
