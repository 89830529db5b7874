import { DAY_MS, HOUR_MS, MINUTE_MS } from '@croupier/sdk/rules';

import type { DomainContext } from '../domain/kernel/index.ts';
import { ids } from './members.ts';

/** Seeds two questions and two pieces of feedback of the first member, answered lately and long ago. */
export function seedSupport({ store, clock }: DomainContext): void {
  const now = clock.now().getTime();
  const ago = (ms: number): string => new Date(now - ms).toISOString();
  const memberId = ids.member;
  const question = {
    memberId,
    address: '203.0.113.24',
    contact: null,
    email: null,
    language: 'TY',
    isOpen: false,
  } as const;
  const answer = { clientReplyId: null, sender: 'STAFF' } as const;
  store.transact(() => {
    store.supportQuestions.insert({
      ...question,
      id: 'sq_498',
      subject: 'Paano palitan ang mobile number',
      body: 'Nawala ang lumang SIM ko. Paano ko papalitan ang mobile number ng account ko?',
      createdAt: ago(41 * DAY_MS),
      updatedAt: ago(41 * DAY_MS - 35 * MINUTE_MS),
    });
    store.supportReplies.insert({
      ...answer,
      id: 'sr_864',
      questionId: 'sq_498',
      body: 'Buksan ang Aking account at piliin ang Mobile number. Kapag wala na ang lumang SIM, i-verify ka muna namin sa email.',
      sentAt: ago(41 * DAY_MS - 35 * MINUTE_MS),
    });
    store.supportQuestions.insert({
      ...question,
      id: 'sq_512',
      subject: 'Hindi dumating ang deposito',
      body: 'Nagpadala ako ng ₱1,000 kaninang umaga ngunit wala pa ito sa wallet ko.',
      createdAt: ago(2 * DAY_MS),
      updatedAt: ago(2 * DAY_MS - 30 * MINUTE_MS),
    });
    store.supportReplies.insert({
      ...answer,
      id: 'sr_881',
      questionId: 'sq_512',
      body: 'Kinumpirma na ng bangko mo ang bayad, at nasa wallet mo na ang ₱1,000. Salamat sa paghihintay.',
      sentAt: ago(2 * DAY_MS - 30 * MINUTE_MS),
    });
    const feedback = { memberId, contact: null, language: 'TY', isOpen: false } as const;
    store.feedback.insert({
      ...feedback,
      images: [],
      id: 'fb_1188',
      type: 'COMPLAINT',
      content: 'Naputol ang laro nang mawala ang signal ko.',
      createdAt: ago(20 * DAY_MS),
      reply: 'Paumanhin. Itinuloy ng laro ang round at binayaran ito; nasa rekord ng taya mo ang resulta.',
      repliedAt: ago(20 * DAY_MS - HOUR_MS),
    });
    store.feedback.insert({
      ...feedback,
      images: [],
      id: 'fb_1207',
      type: 'SUGGESTION',
      content: 'Pakidagdag ng filter ayon sa vendor sa mga paborito.',
      createdAt: ago(3 * DAY_MS),
      reply: 'Salamat. Inilagay na namin ito sa listahan ng mga ideya.',
      repliedAt: ago(3 * DAY_MS - 30 * MINUTE_MS),
    });
  });
}
