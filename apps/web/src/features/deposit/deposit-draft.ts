import type { DepositRequest } from '@croupier/sdk/types';

const DRAFT_KEY = 'deposit-draft';

/** A submitted deposit whose outcome is unknown. */
export interface DepositDraft {
  /** Form intent: submitting the same one again is the same deposit. */
  readonly intent: string;
  readonly memberId: string;
  readonly body: DepositRequest;
}

/** Stores the request before it is sent, so that a reload can send exactly the same one. */
export function saveDepositDraft(storage: Storage, draft: DepositDraft): void {
  storage.setItem(DRAFT_KEY, JSON.stringify(draft));
}

/** The member's stored draft, if any. */
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

export function clearDepositDraft(storage: Storage): void {
  storage.removeItem(DRAFT_KEY);
}

/** Fields of stored JSON, which may be of an older version or damaged. */
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
