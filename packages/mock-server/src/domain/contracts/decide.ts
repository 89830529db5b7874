import type { Contract, ContractDecisionRequest, ContractEndReason, ContractType } from '@croupier/sdk/types';

import type { ContractRow } from '../../store/rows/contracts.ts';
import {
  earliest,
  emit,
  Refusal,
  sessionOf,
  type CallContext,
  type DomainContext,
  type DueStep,
} from '../kernel/index.ts';
import { describeContract } from './describe-contract.ts';
import { isAccepted } from './lineage.ts';
import { offerEndsAt } from './offer-time.ts';
import { firstStartFrom } from './windows.ts';

/**
 * Accepts or rejects an offer of one kind. For anybody but the offeree, and for offers of another kind, it does not exist;
 * refuses one that is decided already with CONTRACT_STATE_INVALID (CT-14).
 */
export function decideOffer(
  context: CallContext,
  type: ContractType,
  { contractId, action, reason }: ContractDecisionRequest,
): Contract {
  const { memberId } = sessionOf(context);
  const offer = context.store.contracts.get(contractId);
  if (offer === undefined || offer.receiverId !== memberId || offer.type !== type) {
    throw new Refusal('CONTRACT_NOT_FOUND');
  }
  refuseDecided(offer);
  const at = context.clock.now();
  const decided =
    action === 'ACCEPT'
      ? acceptOffer(context, offer, at)
      : endOffer(context, offer, { endReason: 'DECLINED', at, decisionReason: reason });
  return describeContract(context, decided);
}

/** Takes an offer back. It exists for its offeror only, and only until it is decided. */
export function cancelOffer(context: CallContext, contractId: string): Contract {
  const offer = context.store.contracts.get(contractId);
  if (offer === undefined || offer.payerId !== sessionOf(context).memberId) throw new Refusal('CONTRACT_NOT_FOUND');
  refuseDecided(offer);
  const ended = endOffer(context, offer, { endReason: 'WITHDRAWN', at: context.clock.now() });
  return describeContract(context, ended);
}

/** The next offer that nobody decided in time. */
export function nextOfferEnd(context: DomainContext): DueStep | undefined {
  const open = context.store.contracts.findBy('status', 'IN_PROCESS');
  const next = earliest(open.map((offer) => ({ at: offerEndsAt(offer).getTime(), offer })));
  if (next === undefined) return undefined;
  const { at, offer } = next;
  return { at, run: () => void endOffer(context, offer, { endReason: 'EXPIRED', at: new Date(at) }) };
}

function refuseDecided({ status }: ContractRow): void {
  if (status !== 'IN_PROCESS') throw new Refusal('CONTRACT_STATE_INVALID');
}

/**
 * Puts an offer in force from the first start of a window on. Former versions end there; one that would begin there or
 * later is never in force (CT-15).
 */
function acceptOffer(context: DomainContext, offer: ContractRow, at: Date): ContractRow {
  const { store } = context;
  const effectiveFrom = firstStartFrom(offer, at).toISOString();
  return store.transact(() => {
    for (const former of store.contracts.findBy('lineage', offer.lineage).filter(isAccepted)) {
      if (former.effectiveTo !== null && former.effectiveTo <= effectiveFrom) continue;
      const replaced = store.contracts.update(former.id, { effectiveTo: effectiveFrom, endReason: 'SUPERSEDED' });
      emit(context, 'contractChanged', { contract: replaced, at });
    }
    const accepted = store.contracts.update(offer.id, {
      status: 'APPROVED',
      decidedAt: at.toISOString(),
      effectiveFrom,
    });
    emit(context, 'contractChanged', { contract: accepted, at });
    emit(context, 'contractAccepted', { contract: accepted });
    return accepted;
  });
}

function endOffer(
  context: DomainContext,
  { id }: ContractRow,
  {
    endReason,
    at,
    decisionReason = null,
  }: {
    readonly endReason: Exclude<ContractEndReason, 'SUPERSEDED'>;
    readonly at: Date;
    readonly decisionReason?: string | null | undefined;
  },
): ContractRow {
  const { store } = context;
  return store.transact(() => {
    const ended = { status: 'REJECTED', endReason, decidedAt: at.toISOString(), decisionReason } as const;
    const contract = store.contracts.update(id, ended);
    emit(context, 'contractChanged', { contract, at });
    return contract;
  });
}
