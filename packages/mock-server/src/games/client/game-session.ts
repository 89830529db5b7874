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
  readonly isFinal: boolean;
}

export interface Opened {
  readonly isDemo: boolean;
  readonly title: string;
  readonly maker: string;
  readonly steps: readonly string[];
  readonly balance: string;
  readonly currency: string;
  readonly rounds: readonly Round[];
}

/** Why a call of the game failed. */
export type GameErrorCode = 'INSUFFICIENT_BALANCE' | 'SESSION_GONE' | 'LAUNCH_USED' | 'OFFLINE' | 'REFUSED';

export class GameError extends Error {
  readonly code: GameErrorCode;
  constructor(code: GameErrorCode) {
    super(code);
    this.code = code;
  }
}

export interface Session extends Opened {
  /**
   * Plays a round, and repeats the call while there is no answer. After the last attempt, the next call repeats that
   * round again and ignores its own bet.
   */
  play(bet: object): Promise<{ readonly round: Round; readonly balance: string | undefined }>;
  /** Notifies the page of a round that the player has seen. */
  report(round: Round, balance: string | undefined): void;
  /** Reads the balance and the last rounds; the server continues open rounds first. */
  state(): Promise<{ readonly balance: string; readonly rounds: readonly Round[] }>;
}

const MAX_ATTEMPTS = 5;
const FIRST_DELAY_MS = 700;
const SERVER_ERROR = 500;

/** Opens the game of a launch. `onWaiting` is called when the server has to be called again. */
export async function openSession(
  link: HostLink,
  launch: string,
  onWaiting: (isWaiting: boolean) => void,
): Promise<Session> {
  const key = createUuid();
  let unanswered: { readonly round: string; readonly bet: object } | undefined;
  const request = async (path: string, body: object): Promise<unknown> => {
    const { status, body: reply } = await retry(() => link.call(path, body), onWaiting);
    if (status === 200) return reply;
    throw new GameError(errorCodeOf(fieldOf(reply, 'error')));
  };
  const reply = await request('open', { launch, key });
  const session = textOf(reply, 'session');
  const currency = textOf(reply, 'currency');
  const reportBalance = (answer: unknown): string => {
    const balance = textOf(answer, 'balance');
    link.send({ type: 'balance', amount: balance, currency });
    return balance;
  };
  return {
    isDemo: fieldOf(reply, 'isDemo') === true,
    title: textOf(reply, 'title'),
    maker: textOf(reply, 'maker'),
    steps: listOf(reply, 'steps').filter((step) => typeof step === 'string'),
    balance: reportBalance(reply),
    currency,
    rounds: listOf(reply, 'rounds').map(roundOf),
    async play(bet) {
      unanswered ??= { round: createUuid(), bet };
      const answer = await request('play', { session, ...unanswered }).catch((error: unknown) => {
        if (!(error instanceof GameError && error.code === 'OFFLINE')) unanswered = undefined;
        throw error;
      });
      unanswered = undefined;
      const balance = fieldOf(answer, 'balance');
      return { round: roundOf(fieldOf(answer, 'round')), balance: typeof balance === 'string' ? balance : undefined };
    },
    report({ id, stake, payout }, balance) {
      link.send({ type: 'round', id, stake, payout, currency });
      if (balance !== undefined) link.send({ type: 'balance', amount: balance, currency });
    },
    async state() {
      const answer = await request('state', { session });
      return { balance: reportBalance(answer), rounds: listOf(answer, 'rounds').map(roundOf) };
    },
  };
}

/** Repeats a call with back-off until it is answered. The round id makes it idempotent. */
async function retry(request: () => Promise<Answer>, onWaiting: (isWaiting: boolean) => void): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await request().catch(() => undefined);
    const isAnswered = answer !== undefined && answer.status < SERVER_ERROR && answer.status !== 429;
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

function errorCodeOf(error: unknown): GameErrorCode {
  const known = (['INSUFFICIENT_BALANCE', 'SESSION_GONE', 'LAUNCH_USED'] as const).find((name) => name === error);
  return known ?? 'REFUSED';
}

function roundOf(data: unknown): Round {
  const [id, at, stake, payout] = [
    textOf(data, 'id'),
    textOf(data, 'at'),
    textOf(data, 'stake'),
    textOf(data, 'payout'),
  ];
  const isFinal = fieldOf(data, 'settled') === true;
  return { id, at, stake, payout, isFinal, bet: fieldOf(data, 'bet'), outcome: fieldOf(data, 'outcome') };
}

function textOf(data: unknown, name: string): string {
  const text = fieldOf(data, name);
  if (typeof text !== 'string') throw new GameError('REFUSED');
  return text;
}

function listOf(data: unknown, name: string): readonly unknown[] {
  const list = fieldOf(data, name);
  return Array.isArray(list) ? list : [];
}

/** Creates a UUID v4. `crypto.randomUUID` exists in secure contexts only. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
  return `${a}-${b}-4${c}-8${d}-${hex.slice(20)}`;
}
