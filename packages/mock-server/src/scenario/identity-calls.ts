import { zIdentityRefusalCode, zIdentityRequirementKind, zRestrictedActivity } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { askForProof, decideIdentity, endProofRequests } from '../domain/identity/index.ts';
import { Refusal } from '../domain/kernel/index.ts';
import { timeField } from '../store/rows/define.ts';
import { PROOF_KINDS } from '../store/rows/identity.ts';
import { memberNamed } from './account-calls.ts';
import { define, defineWithBody } from './control-call.ts';
import { ControlRefusal, type ControlledWorld } from './control-port.ts';

const choice = z.strictObject({
  kind: z._default(zIdentityRequirementKind, 'DOCUMENT'),
  /** VERIFIED or why it is refused; by the document number when it is left out. */
  decision: z.optional(z.union([z.literal('VERIFIED'), zIdentityRefusalCode])),
});

const request = z.strictObject({
  kind: z.enum(PROOF_KINDS),
  blocks: z._default(z.array(zRestrictedActivity).check(z.minLength(1)), ['WITHDRAW']),
  /** ISO 8601 in UTC; the request does not lapse without one. */
  until: z.optional(timeField),
  /** For the member, in the member's language. */
  reason: z.optional(z.string().check(z.maxLength(200))),
});

/** Control calls for identity checks; `{id}` is the name of the account. */
export const identityCalls = [
  define({ method: 'GET', path: '/identity', does: 'lists the documents that are in review' }, ({ use }) =>
    use(({ world: { store } }) => ({
      documents: store.identityChecks
        .findBy('status', 'IN_REVIEW')
        .map(({ memberId, kind, documentType, documentNumber, submittedAt }) => {
          const account = store.members.get(memberId)?.account;
          return { account, kind, documentType, documentNumber, submittedAt };
        }),
    })),
  ),
  defineWithBody(
    { method: 'POST', path: '/identity/{id}', does: 'decides the documents of an account that are in review, now' },
    choice,
    (body, { id, use }) => use((held) => decide(held, id, body)),
  ),
  defineWithBody(
    { method: 'PUT', path: '/identity/{id}', does: 'asks an account for a proof of address or funds as staff' },
    request,
    (body, { id, use }) => use((held) => askForProof(held.world, memberNamed(held, id).id, body)),
  ),
  define(
    { method: 'DELETE', path: '/identity/{id}', does: 'ends what staff asked an account to prove' },
    ({ id, use }) => use((held) => endProofRequests(held.world, memberNamed(held, id).id)),
  ),
];

function decide(held: ControlledWorld, account: string, body: z.infer<typeof choice>): void {
  const { id } = memberNamed(held, account);
  try {
    decideIdentity(held.world, id, body);
  } catch (error) {
    if (error instanceof Refusal) throw new ControlRefusal(409, 'No documents of this kind are in review.');
    throw error;
  }
}
