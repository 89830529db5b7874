/** The time of one world. */
export interface Clock {
  now(): Date;
  /** Milliseconds that the world is ahead of the clock below it. */
  ahead(): number;
  /** Moves the world forward; time never runs backward. */
  advance(milliseconds: number): void;
}

/** A clock that runs with the given one, by default the system's, ahead of it by what it was advanced. */
export function createRunningClock(base: () => number = Date.now): Clock {
  let ahead = 0;
  return {
    now: () => new Date(base() + ahead),
    ahead: () => ahead,
    advance(milliseconds) {
      if (milliseconds < 0) throw new RangeError('A clock never runs backward.');
      ahead += milliseconds;
    },
  };
}

/** A clock that stands still until it is advanced. */
export function createFrozenClock(start: Date): Clock {
  return createRunningClock(() => start.getTime());
}
