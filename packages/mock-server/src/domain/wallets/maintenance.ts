import { vendorMaintenanceOf, type Vendor } from '../catalogue/index.ts';
import { Refusal, type DomainContext } from '../kernel/index.ts';

/** Refuses a vendor that is closed with VENDOR_MAINTENANCE and the time at which it opens, when that is known. */
export function refuseUnderMaintenance(context: DomainContext, { code }: Vendor): void {
  const maintenance = vendorMaintenanceOf(context, code);
  if (maintenance === undefined) return;
  const value = maintenance.until === null ? {} : { value: { maintenanceEnd: maintenance.until } };
  throw new Refusal('VENDOR_MAINTENANCE', value);
}
