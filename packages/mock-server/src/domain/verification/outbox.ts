import type { OutboxRow } from '../../store/rows/verification.ts';
import type { DomainContext } from '../context.ts';

/** Stores a message for developers to read; nothing leaves the sandbox. Call it inside a transaction. */
export function sendMessage(
  { store, clock, random }: DomainContext,
  message: Pick<OutboxRow, 'channel' | 'to' | 'purpose'> & Partial<Pick<OutboxRow, 'code' | 'link'>>,
): void {
  const sentAt = clock.now().toISOString();
  store.outbox.insert({ id: `msg_${random.hex(8)}`, code: null, link: null, ...message, sentAt });
}
