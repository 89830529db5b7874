import { getMemberInfo } from '@croupier/sdk/client';
import { isApiError } from '@croupier/sdk/errors';

/** Key of a text in the user's language; the server's text is for developers. */
export async function errorTextKey(): Promise<string> {
  try {
    const { value } = await getMemberInfo();
    return value.account;
  } catch (error) {
    // Anything else is a bug.
    if (!isApiError(error)) throw error;
    if (error.code === 'AUTH_REQUIRED') return 'session-ended';
    switch (error.kind) {
      case 'network':
      case 'timeout':
        return 'check-your-connection';
      case 'rate-limit':
        return `wait-seconds:${error.retryAfter ?? 60}`;
      case 'maintenance':
        return 'closed-for-maintenance';
      case 'not-found':
        return 'no-longer-available';
      default:
        return `refused:${error.code ?? error.kind}:${error.traceId ?? ''}`;
    }
  }
}
