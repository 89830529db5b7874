import type { DomainContext } from '../kernel/index.ts';
import { settingsOf } from '../site/index.ts';
import { findVendor } from './catalogue.ts';
import { vendors, type Vendor } from './vendors.data.ts';

/** True for a vendor that plays from its own wallet; none does on a site with a single wallet. */
export function hasOwnWallet(context: DomainContext, code: string): boolean {
  return !settingsOf(context).singleWallet && findVendor(code)?.ownWallet === true;
}

/** Vendors that play from their own wallets, in display order. */
export function vendorsWithWallet(context: DomainContext): readonly Vendor[] {
  return vendors.filter(({ code }) => hasOwnWallet(context, code));
}
