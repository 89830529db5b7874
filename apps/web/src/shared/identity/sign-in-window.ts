import { IdentityError } from '../errors/identity-error.ts';

const FEATURES = 'popup,width=480,height=720';
const CLOSED_CHECK_MS = 300;
/** A window that answers closes at once, and its message may arrive after that. */
const CLOSED_GRACE_MS = 1_000;

export interface SignInWindow {
  /** Address of the window for this state, a random value that the answer repeats. */
  readonly urlOf: (state: string) => string;
  readonly signal: AbortSignal;
}

/** What the window sends. */
interface WindowAnswer {
  readonly type: 'sandbox-identity';
  readonly state: string;
  readonly idToken?: unknown;
}

/**
 * Opens a window that hands over an identity token by a message, and closes it. Opened empty and then sent on, so that a
 * blocked window can be recognised. Ignores messages of other windows, origins, states and shapes.
 */
export async function askInWindow({ urlOf, signal }: SignInWindow): Promise<string> {
  const signInWindow = window.open('about:blank', '_blank', FEATURES);
  if (signInWindow === null) throw new IdentityError('POPUP_BLOCKED');
  const state = randomState();
  const url = urlOf(state);
  const { origin } = new URL(url);
  signInWindow.location.replace(url);
  const ended = new AbortController();
  try {
    return await new Promise<string>((resolve, reject) => {
      const options = { signal: ended.signal };
      const checkClosed = setInterval(() => {
        if (!signInWindow.closed) return;
        clearInterval(checkClosed);
        setTimeout(() => reject(new IdentityError('POPUP_CLOSED')), CLOSED_GRACE_MS);
      }, CLOSED_CHECK_MS);
      ended.signal.addEventListener('abort', () => clearInterval(checkClosed));
      signal.addEventListener('abort', () => reject(new IdentityError('POPUP_CLOSED')), options);
      window.addEventListener(
        'message',
        ({ source, origin: sender, data }: MessageEvent<unknown>) => {
          if (source !== signInWindow || sender !== origin || !isAnswer(data) || data.state !== state) return;
          if (typeof data.idToken === 'string' && data.idToken !== '') resolve(data.idToken);
          else reject(new IdentityError('REFUSED'));
        },
        options,
      );
    });
  } finally {
    ended.abort();
    signInWindow.close();
  }
}

/** Available outside secure contexts too, unlike `crypto.randomUUID`. */
function randomState(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isAnswer(data: unknown): data is WindowAnswer {
  if (typeof data !== 'object' || data === null) return false;
  const { type, state }: { type?: unknown; state?: unknown } = data;
  return type === 'sandbox-identity' && typeof state === 'string';
}
