import type { OperationId } from '@croupier/sdk/operations';

import type { CallLog, DomainContext } from '../domain/kernel/index.ts';
import type { UpcomingStep } from '../domain/schedule/index.ts';
import type { SavedWorld } from '../store/world-storage.ts';

/** Start of a world: its seed, 1 by default, or a saved state. */
export interface WorldOrigin {
  readonly seed?: number;
  readonly saved?: SavedWorld;
}

/** A world as used by control calls. */
export interface ControlledWorld {
  readonly world: DomainContext & {
    save(): SavedWorld;
    /** Does what is due by the world's clock. */
    runDueTasks(): void;
    /** What comes next by the world's clock, the earliest first. */
    upcoming(): readonly UpcomingStep[];
    readonly callLog: CallLog;
    /** Signing key of a vendor or provider; undefined for an unknown code. */
    signingKey(server: { readonly role: 'vendor' | 'provider'; readonly code: string }): string | undefined;
  };
  /** Replaces the world. Throws, and keeps it, when the saved state is invalid. */
  renew(origin: WorldOrigin): void;
}

/** Operations on the mock that control calls may use. */
export interface ControlPort {
  /** Runs the work on a world, the default one without an id. */
  use<Result>(worldId: string | undefined, work: (held: ControlledWorld) => Result): Promise<Result>;
  /** Opens a world, replacing an existing one of this id. */
  open(worldId: string, origin: WorldOrigin): void;
  /** True when there was one to close. */
  close(worldId: string): boolean;
  /** Open worlds besides the default one. */
  list(): readonly string[];
  isWorldId(text: string): boolean;
  /** Operations that are not modelled yet, and answer the contract's example. */
  readonly notModelled: readonly OperationId[];
  /** Number of operations in the contract. */
  readonly operations: number;
}

/** Refusal of a control call, with its own text. */
export class ControlRefusal extends Error {
  readonly status: number;
  /** Problems of the body, field by field. */
  readonly problems: readonly string[] | undefined;
  constructor(status: number, message: string, problems?: readonly string[]) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}
