import { hasCode, type ApiError } from '@croupier/sdk/errors';
import type { TwoStepMethod } from '@croupier/sdk/types';

/** A login that continues with a second step. */
export interface TwoStepStart {
  readonly token: string;
  /** Sources of the code, at least one. */
  readonly methods: readonly TwoStepMethod[];
}

/** The second step that a refused login requires; undefined after other failures. */
export function readTwoStepStart(failure: ApiError): TwoStepStart | undefined {
  if (!hasCode(failure, 'AUTH_IP_UNREGISTERED')) return undefined;
  const { twoStepToken, methods = [] } = failure.value;
  // A platform of the contract before `methods` sends codes to both contacts.
  return twoStepToken === undefined
    ? undefined
    : { token: twoStepToken, methods: methods.length === 0 ? ['SMS', 'EMAIL'] : methods };
}
