import type { DepositRequest } from '@croupier/sdk/types';

const DRAFT_KEY = 'deposit-draft';

/** A submitted deposit whose result is unknown. */
export interface DepositDraft {
  /** Identifies the deposit: requests with the same intent share an idempotency key. */
  readonly intent: string;
  readonly memberId: string;
  readonly body: DepositRequest;
}

/** Stores the request before it is sent, so that the page can repeat it after a reload. */
export function saveDepositDraft(storage: Storage, draft: DepositDraft): void {
  storage.setItem(DRAFT_KEY, JSON.stringify(draft));
}

/** The member's stored draft, if any. */
export function readDepositDraft(storage: Storage, member: string): DepositDraft | undefined {
  const { intent, memberId, body } = parseFields(storage.getItem(DRAFT_KEY));
  const { methodId, amount, currency, payerName, promotionId } = fieldsOf(body);
  const isComplete = typeof intent === 'string' && memberId === member && typeof methodId === 'string';
  if (!isComplete || typeof amount !== 'string' || typeof currency !== 'string') return undefined;
  const optionalFields = {
    ...(typeof payerName === 'string' && { payerName }),
    ...(typeof promotionId === 'string' && { promotionId }),
  };
  return { intent, memberId: member, body: { methodId, amount, currency, ...optionalFields } };
}

export function clearDepositDraft(storage: Storage): void {
  storage.removeItem(DRAFT_KEY);
}

/** Fields of stored JSON; empty when it is invalid. */
export function parseFields(json: string | null): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(json ?? 'null'));
  } catch {
    return {};
  }
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
