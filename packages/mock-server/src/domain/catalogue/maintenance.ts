import type { DomainContext } from '../kernel/index.ts';
import type { CatalogueGame } from './build-catalogue.ts';

/** Current maintenance of a vendor with its end, null when that is unknown; undefined without maintenance. */
export function vendorMaintenanceOf(
  { store, clock }: DomainContext,
  vendor: string,
): { readonly until: string | null } | undefined {
  const closure = store.vendorClosures.get(vendor);
  if (closure === undefined) return undefined;
  const isOver = closure.until !== null && Date.parse(closure.until) <= clock.now().getTime();
  return isOver ? undefined : closure;
}

/** Current maintenance of a game, or else of its vendor. */
export function gameMaintenanceOf(
  context: DomainContext,
  { nodeId, vendor }: CatalogueGame,
): { readonly until: string | null } | undefined {
  const own = context.store.gameMaintenance.get(nodeId);
  if (own !== undefined && Date.parse(own.until) > context.clock.now().getTime()) return own;
  return vendorMaintenanceOf(context, vendor);
}
