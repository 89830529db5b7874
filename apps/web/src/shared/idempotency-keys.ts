import { createIdempotencyKeys } from '@croupier/sdk/client';

/** Idempotency keys of calls that move money; stored per tab, like the session. */
export const idempotencyKeys = createIdempotencyKeys(sessionStorage);
