/**
 * Where keys outlive a reload. `sessionStorage` fits as it is: it belongs to one tab, and a duplicated tab takes the
 * keys of the form that it copied along.
 */
export interface KeyStore {
  getItem(name: string): string | null | Promise<string | null>;
  setItem(name: string, value: string): void | Promise<void>;
  removeItem(name: string): void | Promise<void>;
}

export interface IdempotencyKey {
  readonly key: string;
  /** Whether nobody else has ever asked for this key, so that no other call can have had its effect under it. */
  isOnlyCall(): boolean;
}

/**
 * The names under which calls have their effect once.
 *
 * How an app makes sure that money moves once, whatever breaks:
 *
 * 1. An intent is one decision of a person. Name it when its form opens, by something unique that survives a reload
 *    (an id in the URL or in the session), and pass it with every submit of that form: `meta: { intent }`.
 * 2. The transport makes the key and keeps it **before** the first try. When it cannot be kept, nothing is sent.
 * 3. After an error whose `outcomeOf` is `open`, the effect is unknown. Show "checking", keep what was entered as it
 *    is, and submit the very same body under the same intent, after a reload too: the platform gives its first answer
 *    again or does the work now. `isOpen` tells whether an intent is in that state.
 * 4. A success, or a refusal after the platform has taken the call up, is final. The transport forgets the key; what
 *    the person submits next is a new intent.
 * 5. `DUPLICATE_REQUEST` says that the body was changed under an open key. Show what the platform has (its history),
 *    then start a new intent and `release` the old one.
 */
export interface IdempotencyKeys {
  /** The key of an intent; made and kept when there is none yet. Raises when it cannot be kept. */
  keyFor(intent: string): Promise<IdempotencyKey>;
  /** Whether a key is kept, that is, a try may have had its effect without anybody knowing. */
  isOpen(intent: string): Promise<boolean>;
  /** Forgets the key of an intent whose outcome is known. */
  release(intent: string): Promise<void>;
}

const KEY_BYTES = 16;

/** Keys in the given store; `random` gives that many random bytes, the system's by default. */
export function createIdempotencyKeys(
  store: KeyStore,
  random: (bytes: number) => Uint8Array = (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
): IdempotencyKeys {
  const pending = new Map<string, Promise<string>>();
  /** How many calls of this page have asked for a key that this page has made. */
  const calls = new Map<string, number>();

  const findOrMake = async (name: string): Promise<string> => {
    const kept = await store.getItem(name);
    if (kept !== null && kept !== '') return kept;
    const key = Array.from(random(KEY_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
    try {
      await store.setItem(name, key);
    } catch (cause) {
      throw new Error('The idempotency key could not be kept, so the call was not sent.', { cause });
    }
    calls.set(name, 0);
    return key;
  };

  return {
    async keyFor(intent) {
      const name = nameOf(intent);
      // A double click asks twice before the store has answered.
      const asked = pending.get(name) ?? findOrMake(name).finally(() => pending.delete(name));
      pending.set(name, asked);
      const key = await asked;
      const before = calls.get(name);
      if (before !== undefined) calls.set(name, before + 1);
      return { key, isOnlyCall: () => before === 0 && calls.get(name) === 1 };
    },
    async isOpen(intent) {
      return ((await store.getItem(nameOf(intent))) ?? '') !== '';
    },
    async release(intent) {
      const name = nameOf(intent);
      calls.delete(name);
      await store.removeItem(name);
    },
  };
}

function nameOf(intent: string): string {
  if (intent === '') throw new TypeError('An intent needs a name of its own.');
  return `idempotency-key:${intent}`;
}
