import { formatAmount, type Amount } from '@croupier/sdk/rules';
import type { WalletBalance } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { vendorMaintenanceOf, type Vendor } from '../catalogue/index.ts';
import type { DomainContext } from '../kernel/index.ts';
import { balanceOf, mainBalance, vendorWallet } from '../ledger/index.ts';

/** Name of the main wallet on the wire; the others have the codes of their vendors. */
export const MAIN = 'MAIN';

export function vendorBalance(context: DomainContext, member: MemberRow, code: string): Amount {
  return balanceOf(context, vendorWallet(member.id, code), member.currency);
}

export function describeMainWallet(context: DomainContext, member: MemberRow): WalletBalance {
  return {
    wallet: MAIN,
    displayName: 'Main wallet',
    balance: formatAmount(mainBalance(context, member)),
    currency: member.currency,
    maintenance: false,
  };
}

export function describeVendorWallet(
  context: DomainContext,
  member: MemberRow,
  { code, name }: Pick<Vendor, 'code' | 'name'>,
): WalletBalance {
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
