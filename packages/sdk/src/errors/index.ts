export * from './api-error.ts';
export { createApiError, errorFromEnvelope, isErrorEnvelope } from './create-api-error.ts';
export { outcomeOf, type Outcome } from './outcome.ts';
export { errorStatuses } from '../generated/error-statuses.gen.ts';
export type { ErrorCode } from '../generated/types.gen.ts';
