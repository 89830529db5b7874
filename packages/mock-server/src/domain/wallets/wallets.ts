import { addAmounts, compareAmounts, formatAmount, type Amount } from '@croupier/sdk/rules';
import type { ExitedGame, MerchantWallets, WalletBalance, WalletRecall, WalletTransfer } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { findVendor, vendorMaintenanceOf, vendors as allVendors, type Vendor } from '../catalogue/index.ts';
import { endLaunch } from '../games/index.ts';
import {
  readAmount,
  refuseOutside,
  symbolOf,
  invalidField,
  Refusal,
  type MoneyInput,
  type CallContext,
  type DomainContext,
} from '../kernel/index.ts';
import { mainWallet, vendorWallet, balanceOf, mainBalance, move } from '../ledger/index.ts';
import { callingMember } from '../member/index.ts';

const MAIN = 'MAIN';
/** Limits of one transfer. */
const TRANSFER_LIMITS = { min: '1.00', max: '100000.00' };

export function getWalletBalance(context: CallContext) {
  const member = callingMember(context);
  return {
    balance: formatAmount(mainBalance(context, member)),
    currencySymbol: symbolOf(member.currency),
    currency: member.currency,
  };
}

/** The main wallet and, unless `mainOnly`, those of vendors with their own wallet. */
export function listWallets(context: CallContext, mainOnly: boolean): MerchantWallets {
  const member = callingMember(context);
  const vendors = mainOnly ? [] : vendorsWithWallet();
  const wallets = [
    describeMainWallet(context, member),
    ...vendors.map((vendor) => describeVendorWallet(context, member, vendor)),
  ];
  const vendorMoney = vendorsWithWallet().map(({ code }) => vendorBalance(context, member, code));
  return {
    isSingle: vendorsWithWallet().length === 0,
    wallets,
    totalFunds: formatAmount(vendorMoney.reduce(addAmounts, mainBalance(context, member))),
    minTransfer: TRANSFER_LIMITS.min,
    maxTransfer: TRANSFER_LIMITS.max,
    currency: member.currency,
  };
}

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
  const vendor =
    fromWallet === MAIN ? requireWalletVendor('toWallet', toWallet) : requireWalletVendor('fromWallet', fromWallet);
  const amount = readAmount(request, member.currency);
  refuseOutside(amount, TRANSFER_LIMITS);
  refuseUnderMaintenance(context, vendor);
  const [main, other] = [mainWallet(member.id), vendorWallet(member.id, vendor.code)];
  const isOut = fromWallet === MAIN;
  const movement = move(context, {
    kind: isOut ? 'TRANSFER_OUT' : 'TRANSFER_IN',
    memberId: member.id,
    reference: vendor.code,
    memo: vendor.name,
    from: isOut ? main : other,
    to: isOut ? other : main,
    amount,
  });
  const balances = [describeMainWallet(context, member), describeVendorWallet(context, member, vendor)];
  return {
    transactionId: movement.id,
    fromWallet,
    toWallet,
    amount: formatAmount(amount),
    currency: member.currency,
    status: 'COMPLETED',
    createdAt: context.clock.now().toISOString(),
    balances: isOut ? balances : balances.toReversed(),
  };
}

/**
 * Moves the money of all vendor wallets to the main wallet, except from vendors under maintenance, which are returned
 * as `failed`. Refuses with VENDOR_MAINTENANCE when every vendor wallet with a balance is under maintenance.
 */
export function recallAllWallets(context: CallContext): WalletRecall {
  const member = callingMember(context);
  const withMoney = vendorsWithWallet().filter(({ code }) => vendorBalance(context, member, code).minor > 0n);
  const failed = withMoney.filter(({ code }) => vendorMaintenanceOf(context, code) !== undefined);
  const [unavailable] = failed;
  if (unavailable !== undefined && failed.length === withMoney.length) refuseUnderMaintenance(context, unavailable);
  const recalled = context.store.transact(() =>
    withMoney
      .filter((vendor) => !failed.includes(vendor))
      .map(({ code }) => recallWallet(context, member, code))
      .reduce(addAmounts, { minor: 0n, currency: member.currency }),
  );
  return {
    balances: listWallets(context, false).wallets,
    failed: failed.map(({ code }) => code),
    recalledAmount: formatAmount(recalled),
    currency: member.currency,
  };
}

/** Ends a launch and moves the money of the vendor's own wallet to the main wallet. */
export function exitGame(context: CallContext, launchId: string): ExitedGame {
  const member = callingMember(context);
  const recall = context.store.transact(() => {
    const { vendor } = endLaunch(context, launchId);
    if (vendorBalance(context, member, vendor).minor === 0n) return 'NONE';
    // During maintenance the money stays in the vendor's wallet, for a later recall.
    if (vendorMaintenanceOf(context, vendor) !== undefined) return 'FAILED';
    recallWallet(context, member, vendor);
    return 'COMPLETED';
  });
  return { balance: formatAmount(mainBalance(context, member)), currency: member.currency, recall };
}

/** Moves all money of a vendor's wallet to the main wallet and returns its amount. */
function recallWallet(context: DomainContext, member: MemberRow, code: string): Amount {
  const amount = vendorBalance(context, member, code);
  if (compareAmounts(amount, { minor: 0n, currency: member.currency }) === 0) return amount;
  move(context, {
    kind: 'TRANSFER_IN',
    memberId: member.id,
    reference: code,
    memo: findVendor(code)?.name,
    from: vendorWallet(member.id, code),
    to: mainWallet(member.id),
    amount,
  });
  return amount;
}

/** Vendors with their own wallet in display order. */
const vendorsWithWallet = (): readonly Vendor[] => allVendors.filter(({ ownWallet }) => ownWallet);

function vendorBalance(context: DomainContext, member: MemberRow, code: string) {
  return balanceOf(context, vendorWallet(member.id, code), member.currency);
}

function requireWalletVendor(field: string, code: string): Vendor {
  const vendor = findVendor(code);
  if (vendor?.ownWallet !== true) throw invalidField(field, 'UNKNOWN', 'There is no such wallet.');
  return vendor;
}

function refuseUnderMaintenance(context: DomainContext, { code }: Vendor): void {
  const maintenance = vendorMaintenanceOf(context, code);
  if (maintenance === undefined) return;
  const value = maintenance.until === null ? {} : { value: { maintenanceEnd: maintenance.until } };
  throw new Refusal('VENDOR_MAINTENANCE', value);
}

function describeMainWallet(context: DomainContext, member: MemberRow): WalletBalance {
  return {
    wallet: MAIN,
    displayName: 'Main wallet',
    balance: formatAmount(mainBalance(context, member)),
    currency: member.currency,
    maintenance: false,
  };
}

function describeVendorWallet(context: DomainContext, member: MemberRow, { code, name }: Vendor): WalletBalance {
  const maintenance = vendorMaintenanceOf(context, code);
  return {
    wallet: code,
    displayName: name,
    balance: formatAmount(vendorBalance(context, member, code)),
    currency: member.currency,
    maintenance: maintenance !== undefined,
    ...(maintenance === undefined || maintenance.until === null ? {} : { maintenanceEnd: maintenance.until }),
  };
}
