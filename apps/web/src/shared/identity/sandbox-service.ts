import { IdentityError, type IdentityFailure } from '../errors/identity-error.ts';
import type { WindowPreferences } from '../window-preferences.ts';
import type { IdentityService, PhoneSignIn } from './identity-service.ts';
import { askInWindow } from './sign-in-window.ts';

const CHANNEL = 'sandbox';

/** Refusals of the sandbox's phone service; others count as unknown. */
const PHONE_FAILURES: ReadonlySet<string> = new Set<IdentityFailure>([
  'INVALID_NUMBER',
  'MISSING_NUMBER',
  'TOO_MANY_REQUESTS',
  'INVALID_CODE',
  'CAPTCHA_FAILED',
  'QUOTA_EXCEEDED',
  'NOT_ENABLED',
  'CODE_EXPIRED',
]);

export interface SandboxOptions {
  /** Origin of the sandbox. */
  readonly origin: string;
  /** Language and theme of its windows. */
  readonly preferences: () => WindowPreferences;
}

/** The invented providers and phone service of the sandbox. */
export function createSandboxService({ origin, preferences }: SandboxOptions): IdentityService {
  const call = async (name: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${origin}/mock-identity/phone/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new IdentityError('NETWORK', { cause });
    });
    const answer: unknown = await response.json().catch(() => undefined);
    const content: Record<string, unknown> = { ...Object(answer) };
    if (response.ok) return content;
    throw refusalOf(content['error'], response.headers.get('Retry-After'));
  };
  const signInOf = (id: string): PhoneSignIn => ({
    id,
    confirm: async (code) => {
      const { idToken } = await call('confirm', { id, code });
      if (typeof idToken !== 'string') throw new IdentityError('UNKNOWN');
      return { channel: CHANNEL, idToken };
    },
  });
  return {
    signInWithProvider: (provider, signal) =>
      askInWindow({
        urlOf: (state) => {
          const query = new URLSearchParams({ ...preferences(), state, origin: location.origin });
          return `${origin}/mock-pages/identity/${provider.toLowerCase()}?${query}`;
        },
        signal,
      }),
    startPhoneSignIn: async (number) => {
      const { id } = await call('send', { number });
      if (typeof id !== 'string') throw new IdentityError('UNKNOWN');
      return signInOf(id);
    },
    resumePhoneSignIn: signInOf,
  };
}

function refusalOf(error: unknown, retryAfter: string | null): IdentityError {
  const isKnown = (name: unknown): name is IdentityFailure => typeof name === 'string' && PHONE_FAILURES.has(name);
  if (!isKnown(error)) return new IdentityError('UNKNOWN');
  const seconds = Number(retryAfter);
  return new IdentityError(error, seconds > 0 ? { retryAfter: seconds } : {});
}
