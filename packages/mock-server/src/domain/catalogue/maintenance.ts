import type { DomainContext } from '../context.ts';
import type { CatalogueGame } from './build-catalogue.ts';

/** Whether a vendor is under maintenance, and its end if known. */
export function vendorMaintenanceOf(
  { store, clock }: DomainContext,
  vendor: string,
): { readonly until: string | null } | undefined {
  const closure = store.vendorClosures.get(vendor);
  if (closure === undefined) return undefined;
  const isOver = closure.until !== null && Date.parse(closure.until) <= clock.now().getTime();
  return isOver ? undefined : closure;
}

/** Whether a game or its vendor is under maintenance, and its end if known. */
export function gameMaintenanceOf(
  context: DomainContext,
  { nodeId, vendor }: CatalogueGame,
): { readonly until: string | null } | undefined {
  const own = context.store.gameMaintenance.get(nodeId);
  if (own !== undefined && Date.parse(own.until) > context.clock.now().getTime()) return own;
  return vendorMaintenanceOf(context, vendor);
}
