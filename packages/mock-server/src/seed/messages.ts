import { DAY_MS } from '@croupier/sdk/rules';

import type { DomainContext } from '../domain/kernel/index.ts';
import { addMessage, paragraphsOf, type NewMessage } from '../domain/messages/index.ts';
import { bonusNotice, depositNotice, securityMessage, withdrawalNotice } from '../domain/notices/index.ts';
import { feedbackMessage, questionMessage } from '../domain/support/index.ts';
import { ids } from './members.ts';

type PastMessage = Omit<NewMessage, 'id' | 'memberId'> & { readonly at: Date };

/** Number of the newest message, and how far the numbers of two messages are apart, as in the contract's examples. */
const LAST_NUMBER = 8801;
const STEP = 7;
const UNREAD = 2;
/** Age of the message on the rank. */
const RANK_AGE = 40 * DAY_MS;

/** Seeds the inbox of maricel with the messages on her seeded past, of which the newest two are not read. */
export function seedMessages(context: DomainContext): void {
  const { store } = context;
  const past = [...moneyMessages(context), ...accountMessages(context), ...answerMessages(context)];
  const newestFirst = past.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  store.transact(() => {
    for (const { id } of store.messages.all()) store.messages.update(id, { isRead: true });
    for (const [place, message] of [...newestFirst.entries()].toReversed()) {
      const id = `msg_${LAST_NUMBER - STEP * place}`;
      addMessage(context, { ...message, id, memberId: ids.member });
      if (place >= UNREAD) store.messages.update(id, { isRead: true });
    }
  });
}

function moneyMessages(context: DomainContext): PastMessage[] {
  const { store } = context;
  const deposits = store.depositOrders.findBy('memberId', ids.member).flatMap((order) => {
    const notice = depositNotice(order);
    return notice === undefined ? [] : [{ ...notice, at: new Date(order.completedAt ?? order.createdAt) }];
  });
  const withdrawals = store.withdrawOrders
    .findBy('memberId', ids.member)
    .flatMap(({ id }) => store.withdrawChanges.findBy('orderId', id))
    .map((change) => ({ ...withdrawalNotice(context, change), at: new Date(change.at) }));
  const bonuses = store.turnoverGrants
    .findBy('memberId', ids.member)
    .filter(({ ofPromotion }) => ofPromotion)
    .map((grant) => ({ ...bonusNotice(grant), at: new Date(grant.createdAt) }));
  return [...deposits, ...withdrawals, ...bonuses];
}

function accountMessages({ store, clock }: DomainContext): PastMessage[] {
  const security = store.securityEvents.findBy('memberId', ids.member).flatMap((event) => {
    const message = securityMessage(event);
    return message === undefined ? [] : [{ ...message, at: new Date(event.time) }];
  });
  const rank: PastMessage = {
    kind: 'ACCOUNT',
    title: { EN: 'You reached Silver', TY: 'Silver ka na' },
    content: paragraphsOf({ EN: 'Your rank is Silver now.', TY: 'Silver na ang rank mo.' }),
    link: { target: 'VIP' },
    at: new Date(clock.now().getTime() - RANK_AGE),
  };
  return [...security, rank];
}

function answerMessages({ store }: DomainContext): PastMessage[] {
  const questions = store.supportQuestions
    .findBy('memberId', ids.member)
    .map((question) => ({ ...questionMessage(question), at: new Date(question.updatedAt) }));
  const feedback = store.feedback
    .findBy('memberId', ids.member)
    .map((row) => ({ ...feedbackMessage(row), at: new Date(row.repliedAt ?? row.createdAt) }));
  return [...questions, ...feedback];
}
