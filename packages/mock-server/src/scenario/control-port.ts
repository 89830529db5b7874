import type { OperationId } from '@croupier/sdk/operations';

import type { DomainContext } from '../domain/context.ts';
import type { SavedWorld } from '../store/world-storage.ts';

/** How a world begins: from its seed, 1 by default, or as it was saved. */
export interface WorldOrigin {
  readonly seed?: number;
  readonly saved?: SavedWorld;
}

/** A world as control calls see it. */
export interface ControlledWorld {
  readonly world: DomainContext & { save(): SavedWorld };
  /** Puts another in its place. Throws, and leaves it, when what was saved cannot be read. */
  renew(origin: WorldOrigin): void;
}

/** What control calls may do to the mock; the worlds give it. */
export interface ControlPort {
  /** Runs the work on a world, the default one without an id. */
  use<Result>(worldId: string | undefined, work: (held: ControlledWorld) => Result): Promise<Result>;
  /** Opens a world, anew when there is one of this id. */
  open(worldId: string, origin: WorldOrigin): void;
  /** Whether there was one to close. */
  close(worldId: string): boolean;
  /** The open worlds besides the default one. */
  list(): readonly string[];
  isWorldId(text: string): boolean;
  /** Calls that answer NOT_IMPLEMENTED. */
  readonly notModelled: readonly OperationId[];
  /** How many calls the contract has. */
  readonly operations: number;
}

/** A control call has a text of its own to refuse with. */
export class ControlRefusal extends Error {
  readonly status: number;
  /** What is wrong with the body, field by field. */
  readonly problems: readonly string[] | undefined;
  constructor(status: number, message: string, problems?: readonly string[]) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}
