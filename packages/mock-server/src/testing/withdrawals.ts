import { uploadImage } from '@croupier/sdk/client';
import { parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { WithdrawRequest, WithdrawStatus } from '@croupier/sdk/types';

import { ADJUSTMENT, mainBalance, mainWallet, move } from '../domain/ledger/index.ts';
import type { World } from '../node.ts';
import type { Player } from './money.ts';
import { fileOf, png } from './pictures.ts';

/** Payment password of maricel. */
export const PAYMENT_PASSWORD = '482915';
const MARICEL = { id: 'm_1001', currency: 'PHP' };

/** The request of a withdrawal of maricel to her first card. */
export const askFor = (amount: string): WithdrawRequest => ({
  amount,
  currency: 'PHP',
  bankCardId: 'card_31',
  paymentPassword: PAYMENT_PASSWORD,
});

/** Brings the main balance of a member, maricel by default, to an amount, by an entry that is no turnover. */
export function setMain(world: World, text: string, member = MARICEL): void {
  const { minor, currency } = subtractAmounts(parseAmount(text, member.currency), mainBalance(world, member));
  if (minor === 0n) return;
  const [from, to] = minor > 0n ? [ADJUSTMENT, mainWallet(member.id)] : [mainWallet(member.id), ADJUSTMENT];
  const amount = { minor: minor < 0n ? -minor : minor, currency };
  move(world, { kind: 'ADJUSTMENT', memberId: member.id, from, to, amount });
}

let added = 0;

/** Adds a past order of maricel, without its money. Call it in a transaction. */
export function addOrder(
  { store }: Pick<World, 'store'>,
  order: { readonly amount: string; readonly status: WithdrawStatus; readonly createdAt: string },
): void {
  added += 1;
  store.withdrawOrders.insert({
    ...order,
    id: `wd_past_${added}`,
    memberId: MARICEL.id,
    fee: '10.00',
    currency: 'PHP',
    cardId: 'card_31',
    bankCode: 'KAWAYANBK',
    accountNumber: '002144714821',
    payeeName: 'Maricel D. Santos',
    paidAt: null,
    rejectCode: null,
    confirmedAt: null,
    proofImages: [],
  });
}

/** Uploads pictures for a receipt or dispute; returns their ids. */
export async function takeProofs({ client }: Player, count = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let taken = 0; taken < count; taken += 1) {
    const { value } = await uploadImage({ client, body: { file: fileOf(png), purpose: 'WITHDRAW_PROOF' } });
    ids.push(value.uploadId);
  }
  return ids;
}
