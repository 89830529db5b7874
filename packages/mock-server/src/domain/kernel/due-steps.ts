import type { DomainContext } from './context.ts';

/** What happens by itself at an instant. */
export interface DueStep {
  /** Epoch ms. */
  readonly at: number;
  /** Does it as of that instant. */
  readonly run: () => void;
}

/** The next step of an area, also one in the future; undefined without one. */
export type NextStep = (context: DomainContext) => DueStep | undefined;

/** Does what fell due by now in the order of time, whatever area it belongs to; of the same instant, by area. */
export function runDueSteps(context: DomainContext, areas: readonly NextStep[]): void {
  const now = context.clock.now().getTime();
  for (;;) {
    const steps = areas.flatMap((next) => next(context) ?? []);
    const first = earliest(steps);
    if (first === undefined || first.at > now) return;
    context.store.transact(first.run);
  }
}

/** The earliest step; of equal ones the first. */
export function earliest<Step extends { readonly at: number }>(steps: readonly Step[]): Step | undefined {
  return steps.reduce<Step | undefined>(
    (found, step) => (found === undefined || step.at < found.at ? step : found),
    undefined,
  );
}
