import { zIdentityRefusalCode, zIdentityRequirementKind } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { decideIdentity } from '../domain/identity/index.ts';
import { Refusal } from '../domain/kernel/index.ts';
import { memberNamed } from './account-calls.ts';
import { define, defineWithBody } from './control-call.ts';
import { ControlRefusal, type ControlledWorld } from './control-port.ts';

const choice = z.strictObject({
  kind: z._default(zIdentityRequirementKind, 'DOCUMENT'),
  /** VERIFIED or why it is refused; by the document number when it is left out. */
  decision: z.optional(z.union([z.literal('VERIFIED'), zIdentityRefusalCode])),
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
