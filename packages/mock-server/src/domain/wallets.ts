import { compareAmounts, formatAmount } from '@croupier/sdk/rules';
import type { WalletBalance } from '@croupier/sdk/types';

import type { MemberRow } from '../store/rows/session.ts';
import { invalidField, readAmount, refuseOutside, type MoneyInput } from './amounts.ts';
import { findVendor } from './catalogue/catalogue.ts';
import { vendorMaintenanceOf } from './catalogue/maintenance.ts';
import { vendors as allVendors, type Vendor } from './catalogue/vendors.data.ts';
import type { DomainContext } from './context.ts';
import { mainWallet, vendorWallet, balanceOf, mainBalance, move } from './ledger/ledger.ts';
import { symbolOf } from './member.ts';
import { Refusal } from './refusal.ts';

const MAIN = 'MAIN';
/** Limits of one transfer; not specified by the contract. */
const TRANSFER_LIMITS = { min: '1.00', max: '100000.00' };

export function getWalletBalance(context: DomainContext, member: MemberRow) {
  return {
    balance: formatAmount(mainBalance(context, member)),
    currencySymbol: symbolOf(member.currency),
    currency: member.currency,
  };
}

/** The main wallet and, unless `mainOnly`, those of vendors with their own wallet. */
export function listWallets(context: DomainContext, member: MemberRow, mainOnly: boolean) {
  const vendors = mainOnly ? [] : vendorsWithWallet();
  const wallets = [
    describeMainWallet(context, member),
    ...vendors.map((vendor) => describeVendorWallet(context, member, vendor)),
  ];
  return { isSingle: vendorsWithWallet().length === 0, wallets };
}

/** Transfers money between the main wallet and a vendor's. */
export function transferWallet(
  context: DomainContext,
  member: MemberRow,
  request: MoneyInput & { readonly fromWallet: string; readonly toWallet: string },
): { transactionId: string; balances: WalletBalance[] } {
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
  return { transactionId: movement.id, balances: isOut ? balances : balances.toReversed() };
}

/**
 * Moves the money of all vendor wallets to the main wallet, except from vendors under maintenance, which are returned
 * as `failed`. Refuses with VENDOR_MAINTENANCE when every vendor wallet with a balance is under maintenance.
 */
export function recallAllWallets(
  context: DomainContext,
  member: MemberRow,
): { balances: WalletBalance[]; failed: string[] } {
  const withMoney = vendorsWithWallet().filter(({ code }) => vendorBalance(context, member, code).minor > 0n);
  const failed = withMoney.filter(({ code }) => vendorMaintenanceOf(context, code) !== undefined);
  const [unavailable] = failed;
  if (unavailable !== undefined && failed.length === withMoney.length) refuseUnderMaintenance(context, unavailable);
  context.store.transact(() => {
    for (const vendor of withMoney) if (!failed.includes(vendor)) recallWallet(context, member, vendor.code);
  });
  return { balances: listWallets(context, member, false).wallets, failed: failed.map(({ code }) => code) };
}

/** Ends a launch and moves the money of the vendor's own wallet to the main wallet. */
export function exitGame(context: DomainContext, member: MemberRow, launchId: string) {
  const { store, clock } = context;
  const launch = store.launches.get(launchId);
  if (launch === undefined || launch.memberId !== member.id) throw new Refusal('GAME_NOT_FOUND');
  store.transact(() => {
    if (launch.endedAt === null) store.launches.update(launchId, { endedAt: clock.now().toISOString() });
    // During maintenance the money stays in the vendor's wallet, for a later recall.
    if (vendorMaintenanceOf(context, launch.vendor) === undefined) recallWallet(context, member, launch.vendor);
  });
  return { balance: formatAmount(mainBalance(context, member)), currency: member.currency };
}

function recallWallet(context: DomainContext, member: MemberRow, code: string): void {
  const amount = vendorBalance(context, member, code);
  if (compareAmounts(amount, { minor: 0n, currency: member.currency }) === 0) return;
  move(context, {
    kind: 'TRANSFER_IN',
    memberId: member.id,
    reference: code,
    memo: findVendor(code)?.name,
    from: vendorWallet(member.id, code),
    to: mainWallet(member.id),
    amount,
  });
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
  return {
    wallet: code,
    displayName: name,
    balance: formatAmount(vendorBalance(context, member, code)),
    currency: member.currency,
    maintenance: vendorMaintenanceOf(context, code) !== undefined,
  };
}
