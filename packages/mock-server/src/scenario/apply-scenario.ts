import type { LoginResult } from '@croupier/sdk/types';

import { startSelfExclusion, startTimeOut } from '../domain/breaks/index.ts';
import { createOrder } from '../domain/deposits/index.ts';
import { launchGame } from '../domain/games/index.ts';
import { updateRealityCheck } from '../domain/gaming-sessions/index.ts';
import { callContextOf, SITE_CURRENCY, type CallContext, type DomainContext } from '../domain/kernel/index.ts';
import { setLimit } from '../domain/player-limits/index.ts';
import { withUser } from '../domain/member-info/index.ts';
import { countFailure, failureKey, findSession, openSession } from '../domain/session/index.ts';
import { changeSettings, changeSite } from '../domain/site/index.ts';
import { credit, debit } from '../domain/vendor-wallet/index.ts';
import { createOrder as createWithdrawal } from '../domain/withdrawals/index.ts';
import { personas } from '../seed/personas.ts';
import { advanceRaffle } from './raffle-steps.ts';
import { addKnownApp, replaceEmail } from './security-steps.ts';
import { sendDocuments } from './send-documents.ts';
import { scenarios, type Scenario, type ScenarioName, type ScenarioStep } from './scenarios.data.ts';

/** The account to log in with, and its session; both absent for a guest. */
export interface AppliedScenario {
  readonly shows: string;
  readonly account?: string;
  /** Token of the session. */
  readonly token?: string;
  /** The session as a login answers it. */
  readonly login?: LoginResult;
}

/** Id of the row with the name of the scenario of a world. */
const APPLIED = 'applied';

const GAME = { vassalage: 'TALA', gameType: 'RNG', nodeId: 'rng_20510', language: 'EN' } as const;
/** Card of maricel with her payment password. */
const MARICELS_CARD = { bankCardId: 'card_31', paymentPassword: '482915' };
const CALLER = { address: '127.0.0.1', origin: 'https://play.croupier.example' };

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

/** Changes a world, which should be new, to the state of a scenario. */
export function applyScenario(world: DomainContext, name: ScenarioName): AppliedScenario {
  const { shows, persona, steps }: Scenario = scenarios[name];
  const first = persona && openAs(world, persona);
  const session = world.store.sessions.get(first?.token ?? '');
  const context = callContextOf(world, { ...CALLER, session });
  for (const [number, step] of steps.entries())
    for (let time = 0; time < (step.times ?? 1); time += 1) apply(context, step, `${name}-${number}-${time}`);
  // A scenario may last longer than a session.
  const isOpen = findSession(world, first?.token ?? '') !== undefined;
  const login = persona && !isOpen ? openAs(world, persona) : first;
  world.store.transact(() => world.store.scenarios.insert({ id: APPLIED, name }));
  return { shows, ...(persona && login ? { account: personas[persona].account, token: login.token, login } : {}) };
}

/** The scenario that a world began with; null when it began as its seed. */
export function appliedScenario({ store }: Pick<DomainContext, 'store'>): string | null {
  return store.scenarios.get(APPLIED)?.name ?? null;
}

function openAs(world: DomainContext, persona: keyof typeof personas): LoginResult {
  const [member] = world.store.members.findBy('account', personas[persona].account);
  if (member === undefined) throw new Error(`The world has no account of the persona ${persona}.`);
  return withUser(world, openSession(callContextOf(world, CALLER), member));
}

/** `id` is unique among the rounds of a scenario. */
function apply(context: CallContext, step: ScenarioStep, id: string): void {
  switch (step.kind) {
    case 'advance':
      return context.clock.advance(step.milliseconds);
    case 'authenticator':
      return addKnownApp(context, step.secret);
    case 'bet':
      return playRound(context, step, id);
    case 'closedRegion':
      return changeSite(context, { regionRestriction: true });
    case 'deposit': {
      const { methodId, amount } = step;
      return void createOrder(context, { methodId, amount, currency: SITE_CURRENCY, returnUrl: `${CALLER.origin}/` });
    }
    case 'limit': {
      const { limit, amount } = step;
      return void setLimit(context, limit, { amount, currency: SITE_CURRENCY });
    }
    case 'maintenance': {
      const maintenanceEnd = new Date(context.clock.now().getTime() + step.milliseconds).toISOString();
      return changeSite(context, { maintenance: true, maintenanceEnd });
    }
    case 'newEmail':
      return replaceEmail(context, step.email);
    case 'phoneService':
      changeSettings(context, { phoneAuth: true });
      return changeSite(context, { flags: { MOBILEVERCODELOGIN3: true, MOBILENUMREG3: true } });
    case 'policyPack':
      return changeSettings(context, { policyPack: step.policyPack });
    case 'raffle':
      return advanceRaffle(context, step.until);
    case 'realityCheck':
      return void updateRealityCheck(context, { minutes: step.minutes });
    case 'withdraw':
      return void createWithdrawal(context, { ...MARICELS_CARD, amount: step.amount, currency: SITE_CURRENCY });
    case 'documents':
      return sendDocuments(context, step.numberEnds);
    case 'timeOut':
      return void startTimeOut(context, { days: step.days });
    case 'selfExclusion':
      return void startSelfExclusion(context, { months: step.months, understood: true });
    case 'wrongPassword':
      countFailure(context, failureKey.login(personas[step.persona].account), { locks: true });
  }
}

/** Plays a round by the calls of a vendor. */
function playRound(context: CallContext, { stake, payout }: ScenarioStep & { kind: 'bet' }, id: string): void {
  const launchToken = new URL(launchGame(context, GAME).launchUrl).searchParams.get('t') ?? '';
  const vendor = callContextOf(context, { ...CALLER, server: GAME.vassalage });
  const round = { launchToken, currency: SITE_CURRENCY, roundId: id };
  debit(vendor, { ...round, transactionId: `${id}-stake`, amount: stake });
  credit(vendor, { ...round, transactionId: `${id}-payout`, amount: payout, roundClosed: true });
}
