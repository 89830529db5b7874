import { periodAt } from '@croupier/sdk/rules';
import type { LoginResult } from '@croupier/sdk/types';

import { startSelfExclusion, startTimeOut } from '../domain/breaks/index.ts';
import { createOrder } from '../domain/deposits/index.ts';
import { updateRealityCheck } from '../domain/gaming-sessions/index.ts';
import {
  callContextOf,
  sessionOf,
  SITE_CURRENCY,
  SITE_TIME_ZONE,
  type CallContext,
  type DomainContext,
} from '../domain/kernel/index.ts';
import { changeProfile } from '../domain/member/index.ts';
import { addMessage, deleteMessages, listMessages, paragraphsOf } from '../domain/messages/index.ts';
import { claimMissionReward } from '../domain/missions/index.ts';
import { setLimit } from '../domain/player-limits/index.ts';
import { startDoublePoints } from '../domain/points/index.ts';
import { withUser } from '../domain/member-info/index.ts';
import { countFailure, failureKey, findSession, openSession } from '../domain/session/index.ts';
import { changeSettings, changeSite } from '../domain/site/index.ts';
import { setVipTotals } from '../domain/vip/index.ts';
import { createOrder as createWithdrawal } from '../domain/withdrawals/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { applyContractStep, isContractStep } from './contract-steps.ts';
import { CALLER, playRound } from './play-round.ts';
import { advanceRaffle } from './raffle-steps.ts';
import { addLargeTeam } from './large-team.ts';
import { givePoints, limitStock, orderGoods } from './points-steps.ts';
import { addKnownApp, replaceEmail } from './security-steps.ts';
import { applyIdentityStep, isIdentityStep } from './identity-steps.ts';
import { applyPromotionStep, isPromotionStep } from './promotion-steps.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';
import { scenarios, type ScenarioName } from './scenarios.data.ts';

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

/** Card of maricel with her payment password. */
const MARICELS_CARD = { bankCardId: 'card_31', paymentPassword: '482915' };
const NOTICE = {
  title: { EN: 'News of the week', TY: 'Balita ng linggo' },
  content: paragraphsOf({
    EN: 'The weekly board starts again on Monday.',
    TY: 'Magsisimula ulit ang lingguhang board sa Lunes.',
  }),
};

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

/** Changes a world, which should be new, to the state of a scenario. */
export function applyScenario(world: DomainContext & { runDueTasks(): void }, name: ScenarioName): AppliedScenario {
  const { shows, persona, steps }: Scenario = scenarios[name];
  const first = persona && openAs(world, persona);
  const session = world.store.sessions.get(first?.token ?? '');
  const context = callContextOf(world, { ...CALLER, session });
  for (const [number, step] of steps.entries())
    for (let time = 0; time < (step.times ?? 1); time += 1) {
      apply(context, step, `${name}-${number}-${time}`);
      world.runDueTasks();
    }
  // A scenario may last longer than a session.
  const isOpen = findSession(world, first?.token ?? '') !== undefined;
  const login = persona && !isOpen ? openAs(world, persona) : first;
  world.store.transact(() => world.store.scenarios.insert({ id: APPLIED, name }));
  return { shows, ...(persona && login ? { account: personas[persona].account, token: login.token, login } : {}) };
}

/** The scenario that a world began with; null when it began as its seed. */
export function appliedScenario({ store }: Pick<DomainContext, 'store'>): ScenarioName | null {
  const name = store.scenarios.get(APPLIED)?.name ?? '';
  return isScenarioName(name) ? name : null;
}

function openAs(world: DomainContext, persona: keyof typeof personas): LoginResult {
  const [member] = world.store.members.findBy('account', personas[persona].account);
  if (member === undefined) throw new Error(`The world has no account of the persona ${persona}.`);
  return withUser(world, openSession(callContextOf(world, CALLER), member));
}

/** `id` is unique among the rounds of a scenario. */
function apply(context: CallContext, step: ScenarioStep, id: string): void {
  if (isContractStep(step)) return applyContractStep(context, step, id);
  if (isIdentityStep(step)) return applyIdentityStep(context, step);
  if (isPromotionStep(step)) return applyPromotionStep(context, step);
  switch (step.kind) {
    case 'advance':
      return context.clock.advance(step.milliseconds);
    case 'advanceToEnd': {
      const now = context.clock.now();
      const end = periodAt(step.of, now, SITE_TIME_ZONE).end.getTime() + step.milliseconds;
      return context.clock.advance(Math.max(0, end - now.getTime()));
    }
    case 'authenticator':
      return addKnownApp(context, step.secret);
    case 'bet':
      return playRound(context, step, id);
    case 'claimMission':
      return void claimMissionReward(context, step);
    case 'closedRegion':
      return changeSite(context, { regionRestriction: true });
    case 'deposit': {
      const { methodId, amount, promotionId } = step;
      const returnUrl = `${CALLER.origin}/`;
      return void createOrder(context, { methodId, amount, promotionId, currency: SITE_CURRENCY, returnUrl });
    }
    case 'largeTeam':
      return addLargeTeam(context, sessionOf(context).memberId);
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
    case 'points':
      return givePoints(context, step.points);
    case 'doublePoints':
      return startDoublePoints(context, context.clock.now());
    case 'stock':
      return limitStock(context, step.goodsId, step.left);
    case 'redeem':
      return orderGoods(context, step.goodsId, step.recipient);
    case 'message':
      return addMessage(context, { memberId: sessionOf(context).memberId, kind: 'SYSTEM', ...NOTICE });
    case 'emptyInbox':
      return void deleteMessages(context, messageIdsOf(context));
    case 'invited':
      return void changeProfile(context, sessionOf(context).memberId, { inviterId: ids[step.by] });
    case 'realityCheck':
      return void updateRealityCheck(context, { minutes: step.minutes });
    case 'withdraw':
      return void createWithdrawal(context, { ...MARICELS_CARD, amount: step.amount, currency: SITE_CURRENCY });
    case 'timeOut':
      return void startTimeOut(context, { days: step.days });
    case 'selfExclusion':
      return void startSelfExclusion(context, { months: step.months, understood: true });
    case 'vipTotals':
      return setVipTotals(context, sessionOf(context).memberId, step);
    case 'wrongPassword':
      countFailure(context, failureKey.login(personas[step.persona].account), { locks: true });
  }
}

function messageIdsOf(context: CallContext): string[] {
  const { content } = listMessages(context, { pageNo: 1, pageSize: Infinity });
  return content.map(({ messageId }) => messageId);
}
