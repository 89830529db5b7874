import { earliest, emit, type DomainContext, type DueStep } from '../kernel/index.ts';

/** The next change of a limit that lapses, because it was not confirmed. */
export function nextLimitStep(context: DomainContext): DueStep | undefined {
  const steps = context.store.playerLimits.all().flatMap(({ id, memberId, pending }) => {
    if (pending === null) return [];
    const at = new Date(pending.lapsesAt);
    return [{ at: at.getTime(), run: () => lapse(context, { id, memberId, at }) }];
  });
  return earliest(steps);
}

function lapse(context: DomainContext, { id, memberId, at }: { id: string; memberId: string; at: Date }): void {
  context.store.playerLimits.update(id, { pending: null });
  emit(context, 'protectionChanged', { memberId, at });
}
