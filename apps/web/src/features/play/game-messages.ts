/** A call of a game to its server. */
export interface GameCall {
  readonly id: number;
  /** Lowercase letters only, so that no other server can be reached. */
  readonly path: string;
  readonly body: object;
}

/** A round that the player has seen; amounts are decimal strings. */
export interface PlayedRound {
  readonly id: string;
  readonly stake: string;
  readonly payout: string;
  readonly currency: string;
}

/** Events of a game. `amount` is a decimal string. */
export type GameNotice =
  | { readonly type: 'balance'; readonly amount: string; readonly currency: string }
  | { readonly type: 'round'; readonly round?: PlayedRound }
  | { readonly type: 'closed' }
  /** No bet was placed. */
  | { readonly type: 'refused'; readonly code: StakeRefusal };

/** Why a stake was refused: above what a round may cost now, or for a reason that only the page may know. */
export type StakeRefusal = 'STAKE_ABOVE_LIMIT' | 'REFUSED';

const AMOUNT = /^-?\d{1,15}(?:\.\d{1,8})?$/;
const CURRENCY = /^[A-Z]{3,5}$/;
const PATH = /^[a-z]{1,20}$/;

/** True when a game announces itself with the supported protocol version. */
export function readReady(data: unknown): boolean {
  const { type, version } = fieldsOf(data);
  return type === 'croupier:game-ready' && version === 1;
}

export function readCall(data: unknown): GameCall | undefined {
  const { type, id, path, body } = fieldsOf(data);
  if (type !== 'call' || typeof id !== 'number' || typeof path !== 'string' || !PATH.test(path)) return undefined;
  return typeof body === 'object' && body !== null ? { id, path, body } : undefined;
}

export function readNotice(data: unknown): GameNotice | undefined {
  const { type, amount, currency, code } = fieldsOf(data);
  if (type === 'closed') return { type };
  if (type === 'refused') return code === 'STAKE_ABOVE_LIMIT' || code === 'REFUSED' ? { type, code } : undefined;
  if (type === 'round') {
    const round = readRound(data);
    return round === undefined ? { type } : { type, round };
  }
  if (type !== 'balance' || typeof amount !== 'string' || typeof currency !== 'string') return undefined;
  return AMOUNT.test(amount) && CURRENCY.test(currency) ? { type, amount, currency } : undefined;
}

function readRound(data: unknown): PlayedRound | undefined {
  const { id, stake, payout, currency } = fieldsOf(data);
  const isAmount = (value: unknown): value is string =>
    typeof value === 'string' && AMOUNT.test(value) && !value.startsWith('-');
  if (typeof id !== 'string' || !isAmount(stake) || !isAmount(payout)) return undefined;
  return typeof currency === 'string' && CURRENCY.test(currency) ? { id, stake, payout, currency } : undefined;
}

function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
