import { formatAmount } from '@croupier/sdk/rules';
import type { WalletTransfer } from '@croupier/sdk/types';

import type { Movement } from '../../store/journal.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { findVendor, hasOwnWallet, type Vendor } from '../catalogue/index.ts';
import {
  invalidField,
  readAmount,
  Refusal,
  refuseOutside,
  type CallContext,
  type DomainContext,
  type MoneyInput,
} from '../kernel/index.ts';
import { mainWallet, move, vendorOf, vendorWallet } from '../ledger/index.ts';
import { callingMember } from '../member/index.ts';
import { describeMainWallet, describeVendorWallet, MAIN } from './describe-wallet.ts';
import { WALLET_TRANSFER_LIMITS } from './limits.data.ts';
import { refuseUnderMaintenance } from './maintenance.ts';

/** Transfers money between the main wallet and a vendor's. */
export function transferWallet(
  context: CallContext,
  request: MoneyInput & { readonly fromWallet: string; readonly toWallet: string },
): WalletTransfer {
  const member = callingMember(context);
  const { fromWallet, toWallet } = request;
  if (fromWallet === toWallet) throw invalidField('toWallet', 'NOT_ALLOWED', 'The wallets must not be the same.');
  if (toWallet !== MAIN && fromWallet !== MAIN)
    throw invalidField('toWallet', 'NOT_ALLOWED', 'One of the wallets must be MAIN.');
  const isOut = fromWallet === MAIN;
  const vendor = isOut
    ? requireWalletVendor(context, 'toWallet', toWallet)
    : requireWalletVendor(context, 'fromWallet', fromWallet);
  const amount = readAmount(request, member.currency);
  refuseOutside(amount, WALLET_TRANSFER_LIMITS);
  refuseUnderMaintenance(context, vendor);
  const [main, other] = [mainWallet(member.id), vendorWallet(member.id, vendor.code)];
  const movement = move(context, {
    kind: isOut ? 'TRANSFER_OUT' : 'TRANSFER_IN',
    memberId: member.id,
    reference: vendor.code,
    memo: vendor.name,
    from: isOut ? main : other,
    to: isOut ? other : main,
    amount,
  });
  return describeTransfer(context, member, movement, vendor);
}

/** One transfer between the caller's wallets, with both as they are now. Refuses every other movement with NOT_FOUND. */
export function getWalletTransfer(context: CallContext, transactionId: string): WalletTransfer {
  const member = callingMember(context);
  const { journal } = context.store;
  const movement = journal.movement(transactionId);
  const isTransfer = movement?.kind === 'TRANSFER_IN' || movement?.kind === 'TRANSFER_OUT';
  const codes = journal.entriesOf(transactionId).flatMap(({ account }) => vendorOf(account) ?? []);
  const vendor = codes.map(findVendor).find((found) => found !== undefined);
  if (movement === undefined || !isTransfer || movement.memberId !== member.id || vendor === undefined)
    throw new Refusal('NOT_FOUND');
  return describeTransfer(context, member, movement, vendor);
}

function describeTransfer(
  context: DomainContext,
  member: MemberRow,
  movement: Movement,
  vendor: Vendor,
): WalletTransfer {
  const isOut = movement.kind === 'TRANSFER_OUT';
  const entry = context.store.journal.entriesOf(movement.id).find(({ amount }) => amount > 0n);
  const balances = [describeMainWallet(context, member), describeVendorWallet(context, member, vendor)];
  return {
    transactionId: movement.id,
    fromWallet: isOut ? MAIN : vendor.code,
    toWallet: isOut ? vendor.code : MAIN,
    amount: formatAmount({ minor: entry?.amount ?? 0n, currency: member.currency }),
    currency: member.currency,
    // A vendor of the sandbox answers at once.
    status: 'COMPLETED',
    createdAt: movement.at,
    balances: isOut ? balances : balances.toReversed(),
  };
}

function requireWalletVendor(context: DomainContext, field: string, code: string): Vendor {
  const vendor = findVendor(code);
  if (vendor === undefined || !hasOwnWallet(context, code))
    throw invalidField(field, 'UNKNOWN', 'There is no such wallet.');
  return vendor;
}
