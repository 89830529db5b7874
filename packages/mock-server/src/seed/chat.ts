import { DAY_MS, MINUTE_MS } from '@croupier/sdk/rules';

import type { DomainContext } from '../domain/kernel/index.ts';
import { ids } from './members.ts';

/** Age of the chat in ms; it can still be read. */
const AGE_MS = 2 * DAY_MS;
/** Time in ms from one message to the next. */
const STEP_MS = MINUTE_MS;
const IDLE_MS = 30 * MINUTE_MS;

/** Messages with the ids that the contract's examples name. */
const LINES = [
  { id: 'cm_38', sender: 'SYSTEM', clientMessageId: null, content: 'Sandbox ito: script ang sasagot dito, hindi tao.' },
  { id: 'cm_39', sender: 'CUSTOMER', clientMessageId: '3f0c1d5e', content: 'Hindi dumating ang deposito ko.' },
  { id: 'cm_40', sender: 'STAFF', clientMessageId: null, content: 'Magandang araw! Paano kami makakatulong?' },
] as const;

/** Seeds a chat of the member that was closed two days ago. */
export function seedChat({ store, clock }: DomainContext): void {
  const openedAt = clock.now().getTime() - AGE_MS;
  const at = (milliseconds: number): string => new Date(openedAt + milliseconds).toISOString();
  const lastMessageAt = at(LINES.length * STEP_MS);
  store.transact(() => {
    store.chatSessions.insert({
      id: 'cs_77',
      memberId: ids.member,
      loginId: '',
      language: 'TY',
      status: 'CLOSED',
      openedAt: at(0),
      lastMessageAt,
      staffName: 'Jasmin',
      readUpTo: 'cm_40',
      connectionId: null,
      closedAt: at(LINES.length * STEP_MS + IDLE_MS),
      closeReason: 'IDLE',
    });
    for (const [index, { sender, ...line }] of LINES.entries()) {
      const staffName = sender === 'STAFF' ? 'Jasmin' : null;
      store.chatLines.insert({ ...line, sender, staffName, chatId: 'cs_77', sentAt: at((index + 1) * STEP_MS) });
    }
  });
}
