import { fieldOf, type Answer, type Link } from './link.ts';

/** A round as the server tells it; what a game makes of `bet` and `outcome` is its own matter. */
export interface Round {
  readonly id: string;
  readonly at: string;
  readonly stake: string;
  readonly payout: string;
  readonly bet: unknown;
  readonly outcome: unknown;
  /** False while the win is still being booked. */
  readonly settled: boolean;
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

/** Why a game cannot go on as it was asked to. */
export type Trouble = 'INSUFFICIENT_BALANCE' | 'SESSION_GONE' | 'LAUNCH_USED' | 'OFFLINE' | 'REFUSED';

export class GameTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

export interface Session extends Opened {
  /**
   * Plays a round, and asks again for the same one while no answer comes. After it gave up, the next call asks for that
   * round once more, whatever bet it brings.
   */
  play(bet: object): Promise<{ readonly round: Round; readonly balance: string | undefined }>;
  /** Tells the page of a round that the player has seen. */
  report(round: Round, balance: string | undefined): void;
  /** The balance and the last rounds; also brings open rounds to an end. */
  state(): Promise<{ readonly balance: string; readonly rounds: readonly Round[] }>;
}

const TRIES = 5;
const FIRST_WAIT = 700;
const ENOUGH = 500;

/** Opens the game that its address names. `onWaiting` hears when the server has to be asked again. */
export async function openSession(
  link: Link,
  launch: string,
  onWaiting: (isWaiting: boolean) => void,
): Promise<Session> {
  const key = createUuid();
  let unanswered: { readonly round: string; readonly bet: object } | undefined;
  const ask = async (path: string, body: object): Promise<unknown> => {
    const { status, body: said } = await askAgain(() => link.call(path, body), onWaiting);
    if (status === 200) return said;
    throw new GameTrouble(troubleOf(fieldOf(said, 'error')));
  };
  const said = await ask('open', { launch, key });
  const session = textOf(said, 'session');
  const currency = textOf(said, 'currency');
  const hear = (answer: unknown): string => {
    const balance = textOf(answer, 'balance');
    link.tell({ type: 'balance', amount: balance, currency });
    return balance;
  };
  return {
    isDemo: fieldOf(said, 'isDemo') === true,
    title: textOf(said, 'title'),
    maker: textOf(said, 'maker'),
    steps: listOf(said, 'steps').filter((step) => typeof step === 'string'),
    balance: hear(said),
    currency,
    rounds: listOf(said, 'rounds').map(roundOf),
    async play(bet) {
      unanswered ??= { round: createUuid(), bet };
      const answer = await ask('play', { session, ...unanswered }).catch((error: unknown) => {
        if (!(error instanceof GameTrouble && error.trouble === 'OFFLINE')) unanswered = undefined;
        throw error;
      });
      unanswered = undefined;
      const balance = fieldOf(answer, 'balance');
      return { round: roundOf(fieldOf(answer, 'round')), balance: typeof balance === 'string' ? balance : undefined };
    },
    report({ id, stake, payout }, balance) {
      link.tell({ type: 'round', id, stake, payout, currency });
      if (balance !== undefined) link.tell({ type: 'balance', amount: balance, currency });
    },
    async state() {
      const answer = await ask('state', { session });
      return { balance: hear(answer), rounds: listOf(answer, 'rounds').map(roundOf) };
    },
  };
}

/** The same request until it is answered: it names its round, so that however often it comes, it happens once. */
async function askAgain(ask: () => Promise<Answer>, onWaiting: (isWaiting: boolean) => void): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask().catch(() => undefined);
    const isAnswered = answer !== undefined && answer.status < ENOUGH && answer.status !== 429;
    if (isAnswered) {
      onWaiting(false);
      return answer;
    }
    onWaiting(attempt < TRIES);
    if (attempt === TRIES) throw new GameTrouble('OFFLINE');
    await new Promise((resolve) => {
      setTimeout(resolve, FIRST_WAIT * 2 ** (attempt - 1));
    });
  }
}

function troubleOf(error: unknown): Trouble {
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
  const settled = fieldOf(data, 'settled') === true;
  return { id, at, stake, payout, settled, bet: fieldOf(data, 'bet'), outcome: fieldOf(data, 'outcome') };
}

function textOf(data: unknown, name: string): string {
  const text = fieldOf(data, name);
  if (typeof text !== 'string') throw new GameTrouble('REFUSED');
  return text;
}

function listOf(data: unknown, name: string): readonly unknown[] {
  const list = fieldOf(data, name);
  return Array.isArray(list) ? list : [];
}

/** By hand, because the browser's own is for secure contexts only. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
  return `${a}-${b}-4${c}-8${d}-${hex.slice(20)}`;
}
