import type { DepositRequest } from '@croupier/sdk/types';

const DRAFT_KEY = 'deposit-draft';

/** A deposit that was submitted, and of which it is not yet known what became of it. */
export interface DepositDraft {
  /** Names the submit: the same again is the same deposit. */
  readonly intent: string;
  readonly memberId: string;
  readonly body: DepositRequest;
}

/** Keeps what is about to be sent, so that a reload can send the very same again. */
export function keepDraft(storage: Storage, draft: DepositDraft): void {
  storage.setItem(DRAFT_KEY, JSON.stringify(draft));
}

/** The draft of this member, if there is one. */
export function readDraft(storage: Storage, member: string): DepositDraft | undefined {
  const { intent, memberId, body } = parseFields(storage.getItem(DRAFT_KEY));
  const { methodId, amount, currency, payerName, promotionId } = fieldsOf(body);
  const isWhole = typeof intent === 'string' && memberId === member && typeof methodId === 'string';
  if (!isWhole || typeof amount !== 'string' || typeof currency !== 'string') return undefined;
  const more = {
    ...(typeof payerName === 'string' && { payerName }),
    ...(typeof promotionId === 'string' && { promotionId }),
  };
  return { intent, memberId: member, body: { methodId, amount, currency, ...more } };
}

export function forgetDraft(storage: Storage): void {
  storage.removeItem(DRAFT_KEY);
}

/** The fields of kept JSON, which may be of an older version or damaged. */
export function parseFields(text: string | null): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
