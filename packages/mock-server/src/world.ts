import { createRunningClock, type Clock } from './clock/clock.ts';
import { createRandom } from './clock/random.ts';
import type { DomainContext } from './domain/context.ts';
import { settleDue } from './domain/settle-due.ts';
import { createGateway, type AnswerCheck, type Dispatch, type GatewayOptions } from './gateway/gateway.ts';
import { createGatewayKey } from './gateway/gateway-key.ts';
import { createServerSecrets, type ServerSecrets } from './gateway/signature-check.ts';
import { handlers } from './handlers/table.ts';
import { seedWorld } from './seed/seed-world.ts';
import { createStore, type StoredRows } from './store/store.ts';

export interface WorldOptions {
  /** The same seed gives the same world; 1 by default. */
  readonly seed?: number;
  /** The world's time; runs with the system's clock by default. */
  readonly clock?: Clock;
  /** Real time in milliseconds, for the age of encrypted bodies and the rate limit; the system's clock by default. */
  readonly wallNow?: () => number;
  /** Goes on from here instead of starting anew. Not of this version's shape: createWorld throws. */
  readonly saved?: SavedWorld;
  /** The keys that vendors and payment providers sign with; made anew by default. */
  readonly serverSecrets?: ServerSecrets;
  /** Runs between the check of the idempotency key and the handler; what it waits for, the call waits for. */
  readonly beforeHandler?: GatewayOptions['beforeHandler'];
  /** Hears of every change, once it is complete. */
  readonly onCommit?: () => void;
  /** Holds every answer against the contract; answers go out unchecked by default. */
  readonly checkAnswer?: AnswerCheck;
  /** Hears of faults of the mock itself; written to the console by default. */
  readonly onFault?: (error: unknown, traceId: string) => void;
}

/** A world as plain data. */
export interface SavedWorld {
  readonly rows: StoredRows;
  /** Milliseconds that its clock was advanced. */
  readonly ahead: number;
  /** Where its randomness stands. */
  readonly random: number;
}

/** One platform of its own: memory, time, chance, and the calls that reach it. Worlds share nothing. */
export interface World extends DomainContext {
  readonly dispatch: Dispatch;
  readonly serverSecrets: ServerSecrets;
  save(): SavedWorld;
}

export function createWorld(options: WorldOptions = {}): World {
  const { seed = 1, clock = createRunningClock(), wallNow = Date.now, saved, onCommit, checkAnswer } = options;
  const domain: DomainContext = { store: createStore(onCommit), clock, random: createRandom(saved?.random ?? seed) };
  if (saved === undefined) {
    seedWorld(domain);
  } else {
    domain.store.restore(saved.rows);
    clock.advance(saved.ahead);
  }
  const onFault = options.onFault ?? ((error, traceId) => console.error(`The mock failed in ${traceId}:`, error));
  const gatewayKey = createGatewayKey(wallNow);
  const { serverSecrets = createServerSecrets(), beforeHandler } = options;
  return {
    ...domain,
    serverSecrets,
    dispatch: createGateway({
      domain,
      handlers,
      gatewayKey,
      serverSecrets,
      settleDue,
      beforeHandler,
      wallNow,
      checkAnswer,
      onFault,
    }),
    save: () => ({ rows: domain.store.save(), ahead: clock.ahead(), random: domain.random.position() }),
  };
}
