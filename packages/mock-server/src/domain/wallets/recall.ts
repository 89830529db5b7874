import { addAmounts, formatAmount, type Amount } from '@croupier/sdk/rules';
import type { ExitedGame, WalletRecall } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { findVendor, vendorMaintenanceOf, vendorsWithWallet } from '../catalogue/index.ts';
import { endLaunch } from '../games/index.ts';
import { endAtExit } from '../gaming-sessions/index.ts';
import type { CallContext, DomainContext, DomainEvents } from '../kernel/index.ts';
import { mainBalance, mainWallet, move, vendorWallet } from '../ledger/index.ts';
import { callingMember, existingMember } from '../member/index.ts';
import { vendorBalance } from './describe-wallet.ts';
import { refuseUnderMaintenance } from './maintenance.ts';
import { listWallets } from './wallets.ts';

/**
 * Moves the money of all vendor wallets to the main wallet, except from vendors under maintenance, which are returned
 * as `failed` [T-03]. Refuses with VENDOR_MAINTENANCE when every vendor wallet with a balance is under maintenance.
 */
export function recallAllWallets(context: CallContext): WalletRecall {
  const member = callingMember(context);
  const withMoney = vendorsWithWallet(context).filter(({ code }) => vendorBalance(context, member, code).minor > 0n);
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

/** Moves the money of all vendor wallets of a member who excludes themselves to the main wallet, as far as they are open. */
export function recallForExclusion(context: DomainContext, { memberId, state }: DomainEvents['breakStarted']): void {
  if (state !== 'SELF_EXCLUSION') return;
  const member = existingMember(context, memberId);
  for (const { code } of vendorsWithWallet(context)) {
    const isOpen = vendorMaintenanceOf(context, code) === undefined;
    if (isOpen && vendorBalance(context, member, code).minor > 0n) recallWallet(context, member, code);
  }
}

/** Ends a launch and moves the money of the vendor's own wallet to the main wallet [T-04]. */
export function exitGame(context: CallContext, launchId: string): ExitedGame {
  const member = callingMember(context);
  const recall = context.store.transact(() => {
    const { vendor } = endLaunch(context, launchId);
    endAtExit(context, member.id);
    if (vendorBalance(context, member, vendor).minor === 0n) return 'NONE';
    // During maintenance the money stays in the vendor's wallet, for a later recall.
    if (vendorMaintenanceOf(context, vendor) !== undefined) return 'FAILED';
    recallWallet(context, member, vendor);
    return 'COMPLETED';
  });
  return { balance: formatAmount(mainBalance(context, member)), currency: member.currency, recall };
}

/** Moves all money of a vendor's wallet, which must not be empty, to the main wallet and returns its amount. */
function recallWallet(context: DomainContext, member: MemberRow, code: string): Amount {
  const amount = vendorBalance(context, member, code);
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
