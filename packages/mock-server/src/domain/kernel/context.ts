import type { Amount } from '@croupier/sdk/rules';
import type {
  BreakState,
  ContactChannel,
  DepositStatus,
  MessageKind,
  SessionEndReason,
  TurnoverWeight,
  WithdrawStatus,
} from '@croupier/sdk/types';

import type { Clock } from '../../clock/clock.ts';
import type { Secrets } from '../../clock/secrets.ts';
import type { Random } from '../../clock/random.ts';
import type { Movement, NewEntry } from '../../store/journal.ts';
import type { ContractRow } from '../../store/rows/contracts.ts';
import type { ProofRequestRow } from '../../store/rows/identity.ts';
import type { BetRow } from '../../store/rows/money.ts';
import type { SecurityEventRow } from '../../store/rows/security.ts';
import type { SessionRow } from '../../store/rows/session.ts';
import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import type { TurnoverGrantRow } from '../../store/rows/turnover.ts';
import type { Store } from '../../store/store.ts';
import type { LocalizedText } from './localized-text.ts';

/** Dependencies of domain functions: one world's store, clock and randomness. */
export interface DomainContext {
  readonly store: Store;
  readonly clock: Clock;
  /** Reproducible random values, derived from the world's seed. */
  readonly random: Random;
  /** Unpredictable random values, for tokens and codes. */
  readonly secrets: Secrets;
  /** Functions that run on the events of areas. */
  readonly listeners: Listeners;
}

/** Terms of the turnover that a bonus requires. */
export interface TurnoverTerms {
  /** Turnover to be played; without it `factor` times the credit. */
  readonly required?: Amount | undefined;
  /** A decimal string. */
  readonly factor?: string | undefined;
  /** The bonus that the credit belongs to. */
  readonly bonusId?: string | undefined;
  readonly title?: LocalizedText | undefined;
  /** Maximum stake of a round until it is played. */
  readonly maxStake?: string | undefined;
  readonly expiresAt?: Date | undefined;
  /** Weights of game types that differ from the site's. */
  readonly weights?: readonly TurnoverWeight[] | undefined;
}

/** What areas report to the areas that are listed after them. */
export interface DomainEvents {
  /** A member has a new password. `keptSession` is the session that set it; undefined when none did. */
  readonly passwordChanged: { readonly memberId: string; readonly keptSession?: string | undefined };
  /** A movement was booked. */
  readonly booked: { readonly movement: Movement; readonly entries: readonly NewEntry[] };
  /** Money came to the wallets of a member from outside; `amount` is above zero. */
  readonly credited: { readonly movement: Movement; readonly memberId: string; readonly amount: Amount } & {
    /** Terms of a bonus; undefined for those of its kind. */
    readonly turnover?: TurnoverTerms | undefined;
  };
  /** A movement changed the main wallet of a member. */
  readonly balanceChanged: { readonly memberId: string; readonly at: Date };
  /** A deposit order was opened or got another status. */
  readonly depositChanged: OrderChange<DepositStatus>;
  /** A withdrawal was opened, got another status, or one of its payments did. */
  readonly withdrawalChanged: OrderChange<WithdrawStatus>;
  /** Stake, payout, status or turnover of a bet changed. */
  readonly betChanged: { readonly before: BetRow; readonly after: BetRow };
  /** A contract was offered, decided or replaced. */
  readonly contractChanged: { readonly contract: ContractRow; readonly at: Date };
  /** A settlement was counted, counted again, or paid. */
  readonly settlementChanged: { readonly record: SalaryRecordRow; readonly at: Date };
  /** An offer of a contract was accepted. */
  readonly contractAccepted: { readonly contract: ContractRow };
  /** A bonus of a promotion ended; `taken` was taken back at that. */
  readonly bonusEnded: { readonly grant: TurnoverGrantRow; readonly taken: Amount; readonly at: Date };
  /** A message came into the inbox of a member. */
  readonly messageAdded: {
    readonly memberId: string;
    readonly messageId: string;
    readonly kind: MessageKind;
    readonly at: Date;
  };
  /** A counter of the menus changed. */
  readonly badgesChanged: { readonly memberId: string };
  /** A member won points that are not earned by play; `points` is a whole number above 0. */
  readonly pointsWon: {
    readonly memberId: string;
    readonly points: number;
    /** What they are for, as the member reads it. */
    readonly reason: LocalizedText;
    readonly at: Date;
  };
  /** A session was removed; `loginId` names its row in the login history. */
  readonly sessionEnded: {
    readonly sessionId: string;
    readonly loginId: string;
    readonly memberId: string;
    readonly reason: SessionEndReason;
  };
  /** A member took a break, or a longer one; `caller` is the member's call. */
  readonly breakStarted: {
    readonly memberId: string;
    readonly state: Exclude<BreakState, 'NONE'>;
    readonly at: Date;
    readonly caller: CallerDetails;
  };
  /** Staff asked a member for a proof. */
  readonly proofAsked: { readonly request: ProofRequestRow };
  /** A limit of a member began, changed or ended. */
  readonly protectionChanged: { readonly memberId: string; readonly at: Date };
  /** A reality check of a member fell due. */
  readonly realityCheckDue: { readonly memberId: string; readonly dueAt: Date };
  /** A session was opened; `loginId` names its row in the login history. */
  readonly loggedIn: { readonly memberId: string; readonly loginId: string };
  /** The security of an account changed, or somebody logged in from a new place. */
  readonly securityChanged: {
    readonly event: SecurityEventRow;
    /** The contact that was replaced, which gets the notice, too. */
    readonly replaced?: Contact | undefined;
  };
  /** A maintenance began, ended, or got another planned end; null for an unknown one. */
  readonly maintenanceChanged: { readonly maintenance: boolean; readonly maintenanceEnd: string | null };
}

/** Where a message goes: a number with its dialing code, or an email address. */
export interface Contact {
  readonly channel: ContactChannel;
  readonly to: string;
}

/** An order of a member that has this status since an instant. */
interface OrderChange<Status> {
  readonly memberId: string;
  readonly orderId: string;
  readonly status: Status;
  readonly at: Date;
}

/** Functions that run on each event, in this order. */
export type Listeners = {
  readonly [Name in keyof DomainEvents]: readonly ((context: DomainContext, event: DomainEvents[Name]) => void)[];
};

/** Nothing reacts to any event. */
export const NO_LISTENERS: Listeners = {
  passwordChanged: [],
  booked: [],
  credited: [],
  balanceChanged: [],
  depositChanged: [],
  withdrawalChanged: [],
  betChanged: [],
  contractChanged: [],
  settlementChanged: [],
  contractAccepted: [],
  bonusEnded: [],
  messageAdded: [],
  badgesChanged: [],
  pointsWon: [],
  sessionEnded: [],
  breakStarted: [],
  proofAsked: [],
  protectionChanged: [],
  realityCheckDue: [],
  loggedIn: [],
  securityChanged: [],
  maintenanceChanged: [],
};

/** Who calls, and from where. */
export interface CallerDetails {
  /** Network address. */
  readonly address: string;
  /** User agent; empty when not sent. */
  readonly userAgent: string;
  /** Origin of this server as the caller sees it: `http://localhost:4173`. */
  readonly origin: string;
  /** World that the call names; undefined for the default one. */
  readonly worldId: string | undefined;
  /** Undefined for a guest. */
  readonly session: SessionRow | undefined;
  /** Code of the vendor or provider whose server calls; empty for people. */
  readonly server: string;
}

/** Dependencies of a domain function whose answer or effect depends on the caller. */
export interface CallContext extends DomainContext {
  readonly caller: CallerDetails;
}

/** Context of a call that does not come through the gateway; details that are left out are those of an unknown guest. */
export function callContextOf(
  { store, clock, random, secrets, listeners }: DomainContext,
  caller: Partial<CallerDetails>,
): CallContext {
  const guest = { address: '', userAgent: '', origin: '', worldId: undefined, session: undefined, server: '' };
  return { store, clock, random, secrets, listeners, caller: { ...guest, ...caller } };
}

/** The session of a call to an operation that guests may not call. */
export function sessionOf({ caller: { session } }: CallContext): SessionRow {
  if (session === undefined)
    throw new Error('The contract lets guests call this operation, so it has no session to ask for.');
  return session;
}
