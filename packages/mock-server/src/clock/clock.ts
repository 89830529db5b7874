/** Clock of one world. */
export interface Clock {
  now(): Date;
  /** Moves the clock forward; it never goes backward. */
  advance(milliseconds: number): void;
  /** Stops the clock, or lets it run on from where it stopped. */
  hold(still: boolean): void;
  /** State for saving. */
  position(): ClockPosition;
  /** Throws when the time is before 1970 or after `LAST_MOMENT`. */
  restore(position: ClockPosition): void;
}

export interface ClockPosition {
  /** Offset to the underlying clock in ms; negative when it was stopped longer. */
  readonly ahead: number;
  /** Time of the underlying clock when this one was stopped; null while running. */
  readonly heldAt: number | null;
}

/** Latest allowed time, a year before dates exceed the contract's format. */
export const LAST_MOMENT = Date.parse('9999-01-01T00:00:00Z');

/** Clock with an offset to another one, by default the system's. */
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

/** Stopped clock that only moves when advanced. */
export function createFrozenClock(start: Date): Clock {
  return createRunningClock(() => start.getTime());
}
