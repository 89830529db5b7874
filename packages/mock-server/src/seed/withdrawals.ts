import { DAY_MS, HOUR_MS, MINUTE_MS, parseAmount } from '@croupier/sdk/rules';

import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import {
  approve,
  forceReceipt,
  openDispute,
  openOrder,
  orderOf,
  payoutsOf,
  reject,
  send,
} from '../domain/withdrawals/index.ts';
import type { BankCardRow } from '../store/rows/withdrawals.ts';
import { ids } from './members.ts';

const BANK = { bankCode: 'KAWAYANBK', branch: 'Quezon City', isDefault: true };

/** Cards with their age in hours. The cards of maricel are those of the contract's examples. */
const CARDS: readonly (Omit<BankCardRow, 'boundAt' | 'removedAt'> & { readonly hoursAgo: number })[] = [
  {
    ...BANK,
    id: 'card_31',
    memberId: ids.member,
    accountNumber: '002144714821',
    payeeName: 'Maricel D. Santos',
    hoursAgo: 60 * 24,
  },
  {
    id: 'card_48',
    memberId: ids.member,
    bankCode: 'KAMPUPOT',
    accountNumber: '09171234410',
    payeeName: 'Maricel D. Santos',
    branch: null,
    isDefault: false,
    hoursAgo: 22,
  },
  {
    ...BANK,
    id: 'card_22',
    memberId: ids.unknownAddress,
    accountNumber: '002190310277',
    payeeName: 'Crisanto L. Navarro',
    hoursAgo: 90 * 24,
  },
  {
    ...BANK,
    id: 'card_12',
    memberId: ids.agent,
    accountNumber: '002177420985',
    payeeName: 'Amihan R. Villanueva',
    hoursAgo: 200 * 24,
  },
];

/** Seeds the bank cards of the personas. */
export function seedBankCards({ store, clock }: DomainContext): void {
  const now = clock.now().getTime();
  store.transact(() => {
    for (const { hoursAgo, ...card } of CARDS) {
      store.bankCards.insert({
        ...card,
        boundAt: new Date(now - hoursAgo * HOUR_MS).toISOString(),
        removedAt: null,
      });
    }
  });
}

/** Books an order of a seeded member as of an instant. */
function seedOrder(
  context: DomainContext,
  {
    cardId,
    amount,
    at,
    id,
  }: { readonly cardId: string; readonly amount: string; readonly at: Date; readonly id: string },
): void {
  const card = context.store.bankCards.get(cardId);
  if (card === undefined) throw new Error(`The seed has no card ${cardId}.`);
  const fee = parseAmount('10.00', SITE_CURRENCY);
  const member = { id: card.memberId, currency: SITE_CURRENCY };
  openOrder(context, member, { amount: parseAmount(amount, SITE_CURRENCY), fee, card }, { at, id });
}

/** The rejected order of the contract's examples, so that maricel has a past withdrawal; its money came back. */
export function seedRejectedOrder(context: DomainContext, at: number): void {
  const id = 'wd_20261121_0003';
  seedOrder(context, { cardId: 'card_31', amount: '2000.01', at: new Date(at), id });
  const reviewedAt = new Date(at + MINUTE_MS);
  reject(context, orderOf(context, id), reviewedAt, { code: 'NAME_MISMATCH', by: 'STAFF' });
}

/** Days until staff decide the seeded dispute, so that it is there for as long as anybody works with a world. */
const UNDECIDED_DAYS = 7;

/** An order of crisanto in three payments: one counts as received, one waits for a receipt, one is disputed. */
export function seedDisputedOrder(context: DomainContext): void {
  const now = context.clock.now().getTime();
  const id = 'wd_20261119_0001';
  const timeAgo = (ms: number): Date => new Date(now - ms);
  const order = () => orderOf(context, id);
  context.store.transact(() => {
    seedOrder(context, { cardId: 'card_22', amount: '3000.03', at: timeAgo(2 * DAY_MS), id });
    approve(context, order(), timeAgo(2 * DAY_MS - MINUTE_MS));
    const [first, second, third] = payoutsOf(context, id);
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('An order that ends in .03 has three payments.');
    send(context, order(), first, timeAgo(27 * HOUR_MS));
    send(context, order(), second, timeAgo(3.5 * HOUR_MS));
    forceReceipt(context, order(), first, { at: timeAgo(3 * HOUR_MS), by: 'SYSTEM' });
    send(context, order(), third, timeAgo(2 * HOUR_MS));
    openDispute(context, order(), third, {
      amountReceived: '900.00',
      note: 'Only a part arrived.',
      images: [],
      at: timeAgo(HOUR_MS),
      expectedAt: new Date(now + UNDECIDED_DAYS * DAY_MS),
    });
  });
}
