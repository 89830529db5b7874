import { HOUR_MS } from '@croupier/sdk/rules';

import type { DomainContext, LocalizedText } from '../domain/kernel/index.ts';
import { addMessage } from '../domain/messages/index.ts';
import { ids } from './members.ts';

const UNREAD: ReadonlyArray<{ hoursAgo: number; title: LocalizedText; content: LocalizedText }> = [
  {
    hoursAgo: 26,
    title: { EN: 'Your deposit has arrived', TY: 'Dumating na ang deposito mo' },
    content: { EN: '<p>The money is in your wallet.</p>', TY: '<p>Nasa wallet mo na ang pera.</p>' },
  },
  {
    hoursAgo: 3,
    title: { EN: 'You reached Silver', TY: 'Silver ka na' },
    content: { EN: '<p>Your rank is Silver now.</p>', TY: '<p>Silver na ang rank mo.</p>' },
  },
];

/** Seeds the inbox of maricel. */
export function seedMessages(context: DomainContext): void {
  const now = context.clock.now().getTime();
  for (const { hoursAgo, title, content } of UNREAD) {
    const at = new Date(now - hoursAgo * HOUR_MS);
    addMessage(context, { memberId: ids.member, kind: 'ACCOUNT', title, content, at });
  }
}
