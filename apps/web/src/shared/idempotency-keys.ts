import { createIdempotencyKeys } from '@croupier/sdk/client';

/** Keys of calls that move money; stored in the tab like the session. */
export const idempotencyKeys = createIdempotencyKeys(sessionStorage);
