import { compareAmounts, parseAmount, type Amount } from '@croupier/sdk/rules';

import { createOffer } from '../domain/contracts/index.ts';
import { callContextOf, SITE_CURRENCY, type CallContext } from '../domain/kernel/index.ts';
import { ADJUSTMENT, mainBalance, mainWallet, move } from '../domain/ledger/index.ts';
import { callingMember } from '../domain/member/index.ts';
import { openSession } from '../domain/session/index.ts';
import { rollback } from '../domain/vendor-wallet/index.ts';
import { personas } from '../seed/personas.ts';
import type { MemberRow } from '../store/rows/session.ts';
import { CALLER, GAME, playRound } from './play-round.ts';
import type { ScenarioStep } from './scenario.ts';

/** A step that concerns contracts. */
type ContractStep = Extract<ScenarioStep, { kind: 'offerSalary' | 'teamBet' | 'takeBackTeamBet' | 'emptyWallet' }>;

const KINDS: ReadonlySet<string> = new Set<ContractStep['kind']>([
  'offerSalary',
  'teamBet',
  'takeBackTeamBet',
  'emptyWallet',
]);

export function isContractStep(step: ScenarioStep): step is ContractStep {
  return KINDS.has(step.kind);
}

/** Performs a step of contracts; `id` is unique in its world. */
export function applyContractStep(context: CallContext, step: ContractStep, id: string): void {
  switch (step.kind) {
    case 'offerSalary':
      return offerSalary(context, step.offeree, step.rate);
    case 'teamBet':
      return playAs(context, step, id);
    case 'takeBackTeamBet':
      return takeBackLast(context, step.account, id);
    case 'emptyWallet':
      return emptyWallet(context);
  }
}

/** amihan offers a daily salary of one tier. */
function offerSalary(context: CallContext, offeree: string, rate: string): void {
  const tiers = [{ threshold: '0.00', rate }];
  const amihan = callAs(context, memberNamed(context, personas.agent.account));
  createOffer(amihan, { type: 'DAILY_SALARY', period: 'DAILY', offeree, currency: SITE_CURRENCY, tiers });
}

/** An account plays a round; it gets what its wallet lacks for the stake. */
function playAs(
  context: CallContext,
  { account, stake, payout }: { readonly account: string; readonly stake: string; readonly payout: string },
  id: string,
): void {
  const member = memberNamed(context, account);
  const [needed, held] = [parseAmount(stake, SITE_CURRENCY), mainBalance(context, member)];
  if (compareAmounts(held, needed) < 0) adjust(context, member, { ...needed, minor: needed.minor - held.minor });
  playRound(callAs(context, member), { stake, payout }, id);
}

/** The vendor takes back the last round of an account. */
function takeBackLast(context: CallContext, account: string, id: string): void {
  const { store } = context;
  const vendor = callContextOf(context, { ...CALLER, server: GAME.vassalage });
  const bet = store.bets.findBy('memberId', memberNamed(context, account).id).at(-1);
  for (const transaction of store.vendorTransactions.findBy('betId', bet?.id)) {
    const originalTransactionId = transaction.id.slice(`${GAME.vassalage} `.length);
    rollback(vendor, { transactionId: `${id}-${transaction.kind}`, originalTransactionId });
  }
}

/** Takes all money out of the caller's main wallet. */
function emptyWallet(context: CallContext): void {
  const member = callingMember(context);
  const { minor, currency } = mainBalance(context, member);
  if (minor > 0n) adjust(context, member, { minor: -minor, currency });
}

/** Staff give an amount, or take it when it is below zero. */
function adjust(context: CallContext, { id: memberId }: MemberRow, { minor, currency }: Amount): void {
  const wallet = mainWallet(memberId);
  const [from, to] = minor > 0n ? [ADJUSTMENT, wallet] : [wallet, ADJUSTMENT];
  move(context, { kind: 'ADJUSTMENT', memberId, from, to, amount: { minor: minor < 0n ? -minor : minor, currency } });
}

function memberNamed({ store }: CallContext, account: string): MemberRow {
  const [member] = store.members.findBy('account', account);
  if (member === undefined) throw new Error(`The world has no account ${account}.`);
  return member;
}

/** The context of calls by another account. */
function callAs(context: CallContext, member: MemberRow): CallContext {
  const { token } = openSession(callContextOf(context, CALLER), member);
  return callContextOf(context, { ...CALLER, session: context.store.sessions.get(token) });
}
