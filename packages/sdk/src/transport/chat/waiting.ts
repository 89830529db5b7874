/** A wait that can be ended early. */
export interface Waiting {
  /** Resolves after the time, or at the next `wake`; without a time only at `wake`. */
  readonly wait: (milliseconds?: number) => Promise<void>;
  /** Ends the current wait; nothing happens without one. */
  readonly wake: () => void;
}

export function createWaiting(): Waiting {
  let wake: (() => void) | undefined;
  return {
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const timer = milliseconds === undefined ? undefined : setTimeout(() => wake?.(), milliseconds);
        wake = () => {
          clearTimeout(timer);
          wake = undefined;
          resolve();
        };
      }),
    wake: () => wake?.(),
  };
}
