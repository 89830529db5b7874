import { createIdempotencyKeys } from '@croupier/sdk/client';

/** The keys under which calls that move money have their effect once; they live in the tab, as the session does. */
export const idempotencyKeys = createIdempotencyKeys(sessionStorage);
