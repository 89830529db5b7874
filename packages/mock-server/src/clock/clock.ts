/** Clock of one world. */
export interface Clock {
  now(): Date;
  /** Moves the clock forward; it never goes backward. */
  advance(milliseconds: number): void;
  /** Stops the clock when true; otherwise lets it continue from the time at which it was stopped. */
  hold(isHeld: boolean): void;
  /** Returns the state to save. */
  position(): ClockPosition;
  /** Throws when the time is before 1970 or after `LAST_MOMENT`. */
  restore(position: ClockPosition): void;
}

export interface ClockPosition {
  /** Offset to the underlying clock in ms; negative when the clock was stopped for longer than it was advanced. */
  readonly ahead: number;
  /** Time of the underlying clock when this one was stopped; null while running. */
  readonly heldAt: number | null;
}

/** Latest allowed time, a year before dates no longer fit the contract's format. */
export const LAST_MOMENT = Date.parse('9999-01-01T00:00:00Z');

/** Creates a clock with an offset to an underlying clock, by default the system's. */
export function createRunningClock(base: () => number = Date.now): Clock {
  let ahead = 0;
  let heldAt: number | null = null;
  return {
    now: () => new Date((heldAt ?? base()) + ahead),
    advance(milliseconds) {
      if (milliseconds < 0) throw new RangeError('A clock never runs backward.');
      ahead += milliseconds;
    },
    hold(isHeld) {
      if (isHeld) {
        heldAt ??= base();
      } else if (heldAt !== null) {
        ahead -= base() - heldAt;
        heldAt = null;
      }
    },
    position: () => ({ ahead, heldAt }),
    restore(position) {
      const time = (position.heldAt ?? base()) + position.ahead;
      if (time < 0 || time > LAST_MOMENT)
        throw new RangeError('The time of a clock must be between the years 1970 and 9999.');
      ({ ahead, heldAt } = position);
    },
  };
}

/** Creates a clock that moves only when it is advanced. */
export function createFrozenClock(start: Date): Clock {
  return createRunningClock(() => start.getTime());
}
