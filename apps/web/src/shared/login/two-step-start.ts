import { hasCode, isApiError, type ApiError } from '@croupier/sdk/errors';
import type { LoginResult, TwoStepMethod } from '@croupier/sdk/types';

/** A login that continues with a second step. */
export interface TwoStepStart {
  readonly token: string;
  /** Sources of the code, at least one. */
  readonly methods: readonly TwoStepMethod[];
}

interface LoginEnds {
  readonly onLoggedIn: (result: LoginResult) => void;
  readonly onTwoStep: (start: TwoStepStart) => void;
}

/** Makes a call that logs in, and reports its result or the second step that it requires; neither after `signal` is aborted. */
export async function runLogin(
  call: (signal: AbortSignal) => Promise<LoginResult>,
  signal: AbortSignal,
  { onLoggedIn, onTwoStep }: LoginEnds,
): Promise<void> {
  try {
    const result = await call(signal);
    if (!signal.aborted) onLoggedIn(result);
  } catch (failure) {
    const start = isApiError(failure) ? readTwoStepStart(failure) : undefined;
    if (start === undefined) throw failure;
    if (!signal.aborted) onTwoStep(start);
  }
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
