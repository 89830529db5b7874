import { addAmounts, formatAmount } from '@croupier/sdk/rules';
import type { MerchantWallets } from '@croupier/sdk/types';

import { vendors, vendorsWithWallet } from '../catalogue/index.ts';
import { symbolOf, type CallContext } from '../kernel/index.ts';
import { mainBalance, mainWallet, vendorWallet } from '../ledger/index.ts';
import { callingMember } from '../member/index.ts';
import { describeMainWallet, describeVendorWallet, vendorBalance } from './describe-wallet.ts';
import { WALLET_TRANSFER_LIMITS } from './limits.data.ts';

export function getWalletBalance(context: CallContext) {
  const member = callingMember(context);
  return {
    balance: formatAmount(mainBalance(context, member)),
    currencySymbol: symbolOf(member.currency),
    currency: member.currency,
  };
}

/** The main wallet and, unless `mainOnly`, those of vendors with their own wallet [T-01]. */
export function listWallets(context: CallContext, mainOnly: boolean): MerchantWallets {
  const member = callingMember(context);
  const own = vendorsWithWallet(context);
  const listed = mainOnly ? [] : own;
  const vendorMoney = own.map(({ code }) => vendorBalance(context, member, code));
  return {
    isSingle: own.length === 0,
    wallets: [
      describeMainWallet(context, member),
      ...listed.map((vendor) => describeVendorWallet(context, member, vendor)),
    ],
    totalFunds: formatAmount(vendorMoney.reduce(addAmounts, mainBalance(context, member))),
    minTransfer: WALLET_TRANSFER_LIMITS.min,
    maxTransfer: WALLET_TRANSFER_LIMITS.max,
    currency: member.currency,
  };
}

/** Ledger accounts of all wallets of a member. */
export function walletAccountsOf(memberId: string): readonly string[] {
  const own = vendors.filter(({ ownWallet }) => ownWallet).map(({ code }) => vendorWallet(memberId, code));
  return [mainWallet(memberId), ...own];
}
