import type { BankCard, BankCardRemoval, BankCardRequest, BankCards, Banks } from '@croupier/sdk/types';

import type { BankCardRow } from '../../store/rows/withdrawals.ts';
import { invalidField, Refusal, sessionOf, type CallContext, type DomainContext } from '../kernel/index.ts';
import { callingMember, changeProfile, profileOf } from '../member/index.ts';
import { checkPaymentPassword, requirePaymentPassword } from '../security/index.ts';
import { recordSecurityEvent } from '../security-events/index.ts';
import { banks } from './banks.data.ts';
import { describeCard } from './describe-card.ts';

const MAX_CARDS = 5;

/** The banks that a card can be bound of: all, or those with accounts in a currency. */
export function listBanks({ currency }: { readonly currency?: string | undefined }): Banks {
  return {
    list: banks
      .filter((bank) => currency === undefined || bank.currency === currency)
      .map(({ currency: _currency, ...bank }) => bank),
  };
}

/** The member's cards, the default first, then the oldest. */
export function listCards(context: CallContext): BankCards {
  const cards = cardsOf(context, sessionOf(context).memberId);
  return {
    list: cards
      .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
      .map((card) => describeCard(context, card)),
    maxCards: MAX_CARDS,
  };
}

/**
 * Binds a card; the first is the default, and sets the payee name of a profile without one. Refuses another holder with
 * FIELD_INVALID, a sixth card with BANK_CARD_LIMIT and an account that anybody has bound with BANK_CARD_DUPLICATE. The
 * payment password is checked last.
 */
export function bindCard(context: CallContext, request: BankCardRequest): BankCard {
  const { store, clock, secrets, caller } = context;
  const { id: memberId, currency } = callingMember(context);
  const { bankCode, accountNumber, branch, paymentPassword } = request;
  requirePaymentPassword(context, memberId);
  if (!banks.some((bank) => bank.bankCode === bankCode && bank.currency === currency))
    throw invalidField('bankCode', 'UNKNOWN', 'There is no such bank.');
  const payeeName = checkPayee(context, memberId, request.payeeName);
  const own = cardsOf(context, memberId);
  if (own.length >= MAX_CARDS) throw new Refusal('BANK_CARD_LIMIT', { value: { max: MAX_CARDS } });
  const isBound = store.bankCards.findBy('accountNumber', accountNumber).some(({ removedAt }) => removedAt === null);
  if (isBound) throw new Refusal('BANK_CARD_DUPLICATE');
  checkPaymentPassword(context, memberId, paymentPassword);
  return store.transact(() => {
    if (profileOf(context, memberId).payeeName === null) changeProfile(context, memberId, { payeeName });
    const card = store.bankCards.insert({
      id: `card_${secrets.hex(8)}`,
      memberId,
      bankCode,
      accountNumber,
      payeeName,
      branch: branch ?? null,
      isDefault: own.length === 0,
      boundAt: clock.now().toISOString(),
      removedAt: null,
    });
    recordSecurityEvent(context, { memberId, kind: 'BANK_CARD_ADDED', caller });
    return describeCard(context, card);
  });
}

/** Removes a card; when it was the default, the oldest left becomes it. Refuses like `ownCard` and a wrong password. */
export function removeCard(context: CallContext, cardId: string, { paymentPassword }: BankCardRemoval): void {
  const { store, clock, caller } = context;
  const { memberId } = sessionOf(context);
  const card = ownCard(context, memberId, cardId);
  requirePaymentPassword(context, memberId);
  checkPaymentPassword(context, memberId, paymentPassword);
  store.transact(() => {
    store.bankCards.update(card.id, { isDefault: false, removedAt: clock.now().toISOString() });
    const [oldest] = cardsOf(context, memberId);
    if (card.isDefault && oldest !== undefined) store.bankCards.update(oldest.id, { isDefault: true });
    recordSecurityEvent(context, { memberId, kind: 'BANK_CARD_REMOVED', caller });
  });
}

/** Makes a card the default. Refuses like `ownCard`. */
export function makeDefault(context: CallContext, cardId: string): void {
  const { store } = context;
  const { memberId } = sessionOf(context);
  const card = ownCard(context, memberId, cardId);
  store.transact(() => {
    for (const { id, isDefault } of cardsOf(context, memberId))
      if (isDefault !== (id === card.id)) store.bankCards.update(id, { isDefault: id === card.id });
  });
}

/** A bound card of a member. Refuses every other id with BANK_CARD_NOT_FOUND. */
export function ownCard({ store }: DomainContext, memberId: string, cardId: string): BankCardRow {
  const card = store.bankCards.get(cardId);
  if (card?.memberId !== memberId || card.removedAt !== null) throw new Refusal('BANK_CARD_NOT_FOUND');
  return card;
}

/** The bound cards of a member, oldest first. */
function cardsOf({ store }: DomainContext, memberId: string): readonly BankCardRow[] {
  return store.bankCards.findBy('memberId', memberId).filter(({ removedAt }) => removedAt === null);
}

/** The holder as the profile has it, else as written; refuses another one than the profile's. */
function checkPayee(context: DomainContext, memberId: string, written: string): string {
  const name = written.trim().replaceAll(/\s+/g, ' ');
  if (name === '') throw invalidField('payeeName', 'REQUIRED', 'Input cannot be empty');
  const { payeeName } = profileOf(context, memberId);
  if (payeeName === null) return name;
  const isSame = name.toLowerCase() === payeeName.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (!isSame) throw invalidField('payeeName', 'NOT_ALLOWED', 'Only an account in your own name.');
  return payeeName;
}
