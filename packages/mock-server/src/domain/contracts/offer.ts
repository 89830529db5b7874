import type { Contract, ContractOfferRequest, FieldError } from '@croupier/sdk/types';

import type { ContractRow, Tier } from '../../store/rows/contracts.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { emit, invalidField, Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { downlineNamed, levelBelow } from '../team/index.ts';
import { refuseIndebted } from './debts.ts';
import { describeContract } from './describe-contract.ts';
import { lineageOf, newestVersion, ownContract } from './lineage.ts';
import { tierAboveOwn } from './own-terms.ts';
import { readTiers, tierErrors } from './tiers.ts';

/** Terms that an agent may offer to a direct downline. */
export interface OfferTerms extends Pick<ContractRow, 'type' | 'period' | 'currency' | 'carryOver' | 'lineage'> {
  readonly tiers: Tier[];
  readonly payerId: string;
  readonly receiverId: string;
}

/** Offers a contract to a direct downline. Refuses in the order of rule CT-12. */
export function createOffer(context: CallContext, request: ContractOfferRequest): Contract {
  const { store, clock } = context;
  const terms = checkTerms(context, request);
  refuseIndebted(context, terms.payerId);
  const versions = store.contracts.findBy('lineage', terms.lineage);
  const open = versions.find(({ status }) => status === 'IN_PROCESS');
  if (open !== undefined) throw new Refusal('CONTRACT_STATE_INVALID', { value: { contractId: open.id } });
  const at = clock.now();
  const offer = store.transact(() => {
    const contract = store.contracts.insert({
      ...terms,
      id: nextId(context),
      version: Math.max(0, ...versions.map(({ version }) => version)) + 1,
      replaces: newestVersion(context, terms.lineage)?.id ?? null,
      status: 'IN_PROCESS',
      createdAt: at.toISOString(),
      decidedAt: null,
      decisionReason: null,
      endReason: null,
      effectiveFrom: null,
      effectiveTo: null,
    });
    emit(context, 'contractChanged', { contract, at });
    return contract;
  });
  return describeContract(context, offer);
}

/**
 * Checks terms that the caller wants to offer, as far as they do not depend on open offers and debts (CT-12). Refuses kinds
 * that the caller has no contract of with CONTRACT_TYPE_DISABLED, then accounts that are no direct downline, malformed
 * terms, and tiers above the own contract.
 */
export function checkTerms(context: CallContext, request: ContractOfferRequest): OfferTerms {
  const agent = callingMember(context);
  const { type, period = null, currency, carryOver = true } = request;
  const own = ownContract(context, agent.id, type);
  if (own === undefined) throw new Refusal('CONTRACT_TYPE_DISABLED');
  const offeree = directDownline(context, agent, request.offeree);
  const tiers = readTiers(request);
  const fieldErrors = formErrors(request, offeree.currency, tiers);
  if (fieldErrors.length > 0) throw new Refusal('FIELD_INVALID', { fieldErrors });
  // The base of a dividend is not additive, so only equal periods can be compared.
  if (type === 'DIVIDEND' && period !== own.period) {
    throw invalidField('period', 'MISMATCH', 'A dividend has the period of the own dividend.');
  }
  const above = tierAboveOwn(own, tiers, currency);
  if (above !== undefined) throw new Refusal('CONTRACT_RATE_TOO_HIGH', { value: { ...above } });
  return {
    type,
    period,
    currency,
    tiers,
    carryOver: type === 'DIVIDEND' && carryOver,
    payerId: agent.id,
    receiverId: offeree.id,
    lineage: lineageOf(agent.id, offeree.id, type),
  };
}

function directDownline(context: DomainContext, agent: MemberRow, account: string): MemberRow {
  const member = downlineNamed(context, agent.id, account);
  if (levelBelow(context, agent.id, member.id) !== 1) throw new Refusal('NOT_DOWNLINE');
  return member;
}

/** What is wrong with the form of terms, every field at once (CT-10). */
function formErrors(
  { type, period, currency }: ContractOfferRequest,
  own: string,
  tiers: readonly Tier[],
): FieldError[] {
  const needsPeriod = type !== 'REALTIME_SALARY';
  const errors: FieldError[] = [];
  if (needsPeriod && period === undefined)
    errors.push({ field: 'period', reason: 'REQUIRED', message: 'Say how often it is paid.' });
  if (!needsPeriod && period !== undefined)
    errors.push({ field: 'period', reason: 'NOT_ALLOWED', message: 'A real-time salary has no period.' });
  if (currency !== own)
    return [...errors, { field: 'currency', reason: 'MISMATCH', message: `The account is in ${own}.` }];
  return [...errors, ...tierErrors(type, tiers, currency)];
}

function nextId({ store }: DomainContext): string {
  const numbers = store.contracts.all().map(({ id }) => contractNumber(id));
  return `ct_${Math.max(0, ...numbers) + 1}`;
}

/** The number of a contract's id, which names its settlements too. */
export function contractNumber(contractId: string): number {
  return Number(contractId.replace(/^ct_/, ''));
}
