import type { BodyCodec } from '@croupier/sdk/codec';

import { createRunningClock, type Clock } from './clock/clock.ts';
import { createRandom } from './clock/random.ts';
import { realSecrets, type Secrets } from './clock/secrets.ts';
import {
  createCallLog,
  createOpenStreams,
  signatureOf,
  deleteExpiredKeys,
  type CallLog,
  type DomainContext,
  type OpenStreams,
} from './domain/kernel/index.ts';
import { listeners } from './domain/listeners/index.ts';
import { createGateway, type Answer, type AnswerCheck } from './gateway/gateway.ts';
import { createGatewayKeys } from './gateway/gateway-key.ts';
import { CALLS_PER_MINUTE } from './gateway/rate-limit.ts';
import { createServerSecrets, type ServerSecrets, type SigningKeyOf } from './gateway/signature-check.ts';
import { findVendor } from './domain/catalogue/index.ts';
import { advanceChats } from './domain/chat/index.ts';
import { providerCodes } from './domain/deposits/index.ts';
import type { HandlerTable } from './gateway/handler.ts';
import { csvFormOf } from './handlers/csv-forms.ts';
import { settleDueBets } from './domain/lottery-tickets/index.ts';
import { settleDueSportsBets } from './domain/sports-tickets/index.ts';
import { handlers } from './handlers/table.ts';
import { seedWorld } from './seed/seed-world.ts';
import type { Db } from './store/db.ts';
import { runSchedule, upcomingSteps, type UpcomingStep } from './domain/schedule/index.ts';
import { answerStatementFile } from './statement-files.ts';
import { createStore, type StoreWatcher } from './store/store.ts';
import { answerUpload } from './uploaded-pictures.ts';
import { SCHEMA_VERSION, type SavedWorld } from './store/world-storage.ts';
import { answerDueSupport } from './domain/support/index.ts';
import { deleteUnusedUploads } from './domain/uploads/index.ts';
import type { IncomingCall, Outcome } from './gateway/call.ts';

/** Tasks that run before each call; each does only what is due by the world's clock. */
const TASKS: readonly ((context: DomainContext) => void)[] = [
  runSchedule,
  answerDueSupport,
  deleteExpiredKeys,
  deleteUnusedUploads,
  advanceChats,
  settleDueBets,
  settleDueSportsBets,
];

function runDueTasks(context: DomainContext): void {
  for (const task of TASKS) task(context);
}

export interface WorldOptions extends StoreWatcher {
  /** The same seed gives the same world; 1 by default. */
  readonly seed?: number;
  /** The world's clock; runs with the system's by default. */
  readonly clock?: Clock;
  /** Source of unguessable values; cryptographic randomness by default, independent of the seed. */
  readonly secrets?: Secrets;
  /** Real time in milliseconds, for the age of encrypted bodies and the rate limit; the system's clock by default. */
  readonly wallNow?: () => number;
  /** Decrypts bodies; by default the SDK's codec, which runs in browsers and in Node. */
  readonly codec?: Pick<BodyCodec, 'decrypt'>;
  /** Maximum calls per minute of real time, counted per IP address and, for calls of games, per launch; 1200 by default. */
  readonly callsPerMinute?: number | undefined;
  /** Extra latency of every call in ms; 0 by default. */
  readonly latency?: number | undefined;
  /** Saved state to continue from. createWorld throws when it has another version. */
  readonly saved?: SavedWorld;
  /** World to copy the state from, except its clock. */
  readonly copyOf?: Pick<DomainContext, 'store' | 'random'> | undefined;
  /** Secrets that the signing keys of vendors and payment providers are derived from; random by default. */
  readonly serverSecrets?: ServerSecrets;
  /** Counts the open streams of events; none is open by default. */
  readonly openStreams?: OpenStreams | undefined;
  /** Receives the calls; a log of the world's own by default. */
  readonly callLog?: CallLog | undefined;
  /** What calls do; calls without a handler answer the contract's example. Those of the mock by default. */
  readonly handlers?: Partial<HandlerTable>;
  /** Validates every answer against the contract; answers are not validated by default. */
  readonly checkAnswer?: AnswerCheck;
  /** Called for internal errors of the mock; the console by default. */
  readonly onInternalError?: (error: unknown, traceId: string) => void;
}

/** An independent platform: state, clock, randomness and calls. Worlds share nothing. */
export interface World extends DomainContext {
  /** The world's rows through the API of @mswjs/data; what it writes the handlers see, and the reverse. */
  readonly db: Db;
  /** Answers one call of the platform synchronously. */
  readonly answer: Answer;
  /** Does what is due by the world's clock, as each call does before it is answered. */
  readonly runDueTasks: () => void;
  /** What comes next by the world's clock, the earliest first. */
  readonly upcoming: () => readonly UpcomingStep[];
  readonly openStreams: OpenStreams;
  /** The last calls. */
  readonly callLog: CallLog;
  /** Answers an uploaded picture; `name` is its path below `/mock-uploads`. */
  readonly upload: (call: IncomingCall, name: string) => Outcome;
  /** Answers a file of a requested statement; `path` is the one below `/mock-statements`. */
  readonly statementFile: (call: IncomingCall, path: string) => Outcome;
  /** Real time in ms. */
  readonly wallNow: () => number;
  readonly callsPerMinute: number;
  /** Key that a vendor or provider signs its calls with; undefined for an unknown code. */
  readonly signingKey: SigningKeyOf;
  save(): SavedWorld;
}

export function createWorld(options: WorldOptions = {}): World {
  const { seed = 1, clock = createRunningClock(), wallNow = Date.now, saved, copyOf, secrets = realSecrets } = options;
  const domain: DomainContext = {
    store: copyOf?.store.copy(options) ?? createStore(options),
    clock,
    secrets,
    listeners,
    random: createRandom(saved?.random ?? copyOf?.random.position() ?? seed),
  };
  if (saved === undefined) {
    if (copyOf === undefined) seedWorld(domain, seed);
  } else {
    if (saved.shape !== SCHEMA_VERSION)
      throw new Error(`The saved world has version ${saved.shape}, not ${SCHEMA_VERSION}.`);
    domain.store.restore(saved);
    clock.restore(saved.clock);
  }
  const onInternalError =
    options.onInternalError ?? ((error, traceId) => console.error(`The mock failed in ${traceId}:`, error));
  const gatewayKeys = createGatewayKeys(wallNow);
  const signingKeyOf = createSigningKeys(options.serverSecrets ?? createServerSecrets());
  const openStreams = options.openStreams ?? createOpenStreams();
  const callLog = options.callLog ?? createCallLog();
  const answer = createGateway({
    handlers,
    ...options,
    domain,
    csvFormOf,
    gatewayKeys,
    openStreams,
    callLog,
    signingKeyOf,
    runDueTasks,
    wallNow,
    onInternalError,
  });
  return {
    ...domain,
    db: domain.store.db,
    signingKey: signingKeyOf,
    answer,
    runDueTasks: () => runDueTasks(domain),
    upcoming() {
      runDueTasks(domain);
      return upcomingSteps(domain);
    },
    openStreams,
    callLog,
    upload: (call, name) => answerUpload(domain, call, name),
    statementFile: (call, path) => answerStatementFile(domain, call, path),
    wallNow,
    callsPerMinute: options.callsPerMinute ?? CALLS_PER_MINUTE,
    save: () => ({
      shape: SCHEMA_VERSION,
      ...domain.store.save(),
      clock: clock.position(),
      random: domain.random.position(),
    }),
  };
}

/** Derives the key of each known vendor and provider from the secrets of a world. */
function createSigningKeys(secrets: ServerSecrets): SigningKeyOf {
  return ({ role, code }) => {
    const isKnown = role === 'vendor' ? findVendor(code) !== undefined : providerCodes.has(code);
    return isKnown ? signatureOf(secrets[role], code) : undefined;
  };
}
