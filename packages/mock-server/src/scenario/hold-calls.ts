import { zRestrictedActivity } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { holdAccount, releaseAccount } from '../domain/restrictions/index.ts';
import { memberNamed } from './account-calls.ts';
import { define, defineWithBody } from './control-call.ts';

const hold = z.strictObject({
  blocks: z.array(zRestrictedActivity).check(z.minLength(1)),
  /** For the member, in the member's language. */
  reason: z.optional(z.string().check(z.maxLength(200))),
});

/** Control calls for holds of staff; `{id}` is the name of the account. */
export const holdCalls = [
  defineWithBody(
    { method: 'PUT', path: '/holds/{id}', does: 'holds an account as staff, who say what is blocked and why' },
    hold,
    (body, { id, use }) => use((held) => holdAccount(held.world, memberNamed(held, id).id, body)),
  ),
  define({ method: 'DELETE', path: '/holds/{id}', does: 'ends the hold of an account' }, ({ id, use }) =>
    use((held) => releaseAccount(held.world, memberNamed(held, id).id)),
  ),
];
