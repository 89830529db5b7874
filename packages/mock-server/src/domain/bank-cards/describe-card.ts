import { HOUR_MS } from '@croupier/sdk/rules';
import type { BankCard, BankCardCopy } from '@croupier/sdk/types';

import type { BankCardRow } from '../../store/rows/withdrawals.ts';
import type { DomainContext } from '../kernel/index.ts';
import { banks, type SandboxBank } from './banks.data.ts';

/** Hours after binding before a withdrawal can go to a card. */
export const NEW_CARD_HOURS = 24;

/** What an order copies of its card. */
type CardCopy = Pick<BankCardRow, 'bankCode' | 'accountNumber' | 'payeeName'>;

export function describeCard(context: DomainContext, card: BankCardRow): BankCard {
  const { payoutWithinMinutes } = bankOf(card);
  return {
    cardId: card.id,
    ...describeCopy(card),
    ...(card.branch === null ? {} : { branch: card.branch }),
    isDefault: card.isDefault,
    boundAt: card.boundAt,
    availableAt: availableAt(context, card).toISOString(),
    ...(payoutWithinMinutes === undefined ? {} : { payoutWithinMinutes }),
  };
}

/** The bank account with number and name masked. */
export function describeCopy(card: CardCopy): BankCardCopy {
  const { bankCode, name, kind } = bankOf(card);
  return {
    bankCode,
    bankName: name,
    kind,
    accountNumber: kind === 'BANK' ? maskInGroups(card.accountNumber) : maskDigits(card.accountNumber),
    payeeName: maskPayee(card.payeeName),
  };
}

/** The time from which withdrawals can go to a card: at once for the first that its account ever bound (W-06). */
export function availableAt({ store }: DomainContext, { id, memberId, boundAt }: BankCardRow): Date {
  const isFirst = store.bankCards.oldestBy('memberId', memberId)?.id === id;
  return new Date(Date.parse(boundAt) + (isFirst ? 0 : NEW_CARD_HOURS * HOUR_MS));
}

export function bankOf({ bankCode }: Pick<BankCardRow, 'bankCode'>): SandboxBank {
  const bank = banks.find((candidate) => candidate.bankCode === bankCode);
  if (bank === undefined) throw new Error(`The sandbox has no bank ${bankCode}.`);
  return bank;
}

/** `**** **** 4821`: groups of four from the end. */
const maskInGroups = (digits: string): string => maskDigits(digits).replaceAll(/(?<=.)(?=(?:.{4})+$)/g, ' ');

/** `*******4410`: all but the last four digits. */
const maskDigits = (digits: string): string => digits.slice(0, -4).replaceAll(/\d/g, '*') + digits.slice(-4);

/** `M****** D. S*****`: the first letter of each word; initials stay. */
function maskPayee(name: string): string {
  const mask = (word: string): string => {
    const [first = '', ...rest] = word;
    return rest.join('') === '.' ? word : first + '*'.repeat(rest.length);
  };
  return name.split(' ').map(mask).join(' ');
}
