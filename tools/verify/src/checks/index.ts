import { answer } from './answer.ts';
import { body } from './body.ts';
import type { Check } from './check.ts';
import { csv } from './csv.ts';
import { encryption } from './encryption.ts';
import { events } from './events.ts';
import { idempotency } from './idempotency.ts';
import { input } from './input.ts';
import { method } from './method.ts';
import { paging } from './paging.ts';
import { roles } from './roles.ts';

/** Every check, in the order in which an operation goes through them: the later ones vary a call that succeeded. */
export const checks: readonly Check[] = [
  answer,
  roles,
  input,
  body,
  encryption,
  paging,
  csv,
  method,
  events,
  idempotency,
];
