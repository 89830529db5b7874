import type { DomainContext, DomainEvents } from './context.ts';

/** Runs the listeners of an event at once, in the transaction of the caller: a refusal by one of them undoes it all. */
export function emit<Name extends keyof DomainEvents>(
  context: DomainContext,
  name: Name,
  event: DomainEvents[Name],
): void {
  context.store.transact(() => {
    for (const listener of context.listeners[name]) listener(context, event);
  });
}
