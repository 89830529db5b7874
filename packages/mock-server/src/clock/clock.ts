/** The time of one world. */
export interface Clock {
  now(): Date;
  /** Moves the world forward; time never runs backward. */
  advance(milliseconds: number): void;
  /** Stands still, or runs on from where it stood. */
  hold(still: boolean): void;
  /** Where it stands, to go on from there another time. */
  position(): ClockPosition;
  /** Throws when that is before 1970 or after `LAST_MOMENT`. */
  restore(position: ClockPosition): void;
}

export interface ClockPosition {
  /** Milliseconds that the world is ahead of the clock below it; negative when it stood still for longer. */
  readonly ahead: number;
  /** What the clock below showed when this one was stopped; null while it runs. */
  readonly heldAt: number | null;
}

/** The last moment to which a clock may be set, a year before dates no longer fit what the contract calls a time. */
export const LAST_MOMENT = Date.parse('9999-01-01T00:00:00Z');

/** A clock that runs with the given one, by default the system's, ahead of it by what it was advanced. */
export function createRunningClock(base: () => number = Date.now): Clock {
  let ahead = 0;
  let heldAt: number | null = null;
  return {
    now: () => new Date((heldAt ?? base()) + ahead),
    advance(milliseconds) {
      if (milliseconds < 0) throw new RangeError('A clock never runs backward.');
      ahead += milliseconds;
    },
    hold(still) {
      if (still) {
        heldAt ??= base();
      } else if (heldAt !== null) {
        ahead -= base() - heldAt;
        heldAt = null;
      }
    },
    position: () => ({ ahead, heldAt }),
    restore(position) {
      const moment = (position.heldAt ?? base()) + position.ahead;
      if (moment < 0 || moment > LAST_MOMENT) throw new RangeError('A clock stands between the years 1970 and 9999.');
      ({ ahead, heldAt } = position);
    },
  };
}

/** A clock that stands still until it is advanced. */
export function createFrozenClock(start: Date): Clock {
  return createRunningClock(() => start.getTime());
}
