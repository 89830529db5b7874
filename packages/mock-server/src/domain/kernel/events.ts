import type { DomainContext } from './context.ts';

/** What areas report to the areas that are listed after them. */
export interface DomainEvents {
  /** A member has a new password. `keptSession` is the session that set it; undefined when none did. */
  readonly passwordChanged: { readonly memberId: string; readonly keptSession?: string | undefined };
}

/** Functions that run on each event, in this order. */
export type Listeners = {
  readonly [Name in keyof DomainEvents]: readonly ((context: DomainContext, event: DomainEvents[Name]) => void)[];
};

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
