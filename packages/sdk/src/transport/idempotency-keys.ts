/**
 * Storage that keeps keys after a reload. `sessionStorage` can be used unchanged: it belongs to one tab, and a duplicated
 * tab copies the keys together with the form.
 */
export interface KeyStore {
  getItem(name: string): string | null | Promise<string | null>;
  setItem(name: string, value: string): void | Promise<void>;
  removeItem(name: string): void | Promise<void>;
}

export interface IdempotencyKey {
  readonly key: string;
  /** True when no other call has used this key, so no earlier call can have had an effect. */
  isOnlyCall(): boolean;
}

/**
 * Idempotency keys by form intent. A call with a key has its effect at most once.
 *
 * How an app makes sure that money moves once, whatever fails:
 *
 * 1. An intent is one decision of a person. Name it when its form opens, with a unique id that survives a reload
 *    (in the URL or the session), and pass it with every submit of that form: `meta: { intent }`.
 * 2. The transport creates the key and stores it **before** the first try. When it cannot be stored, nothing is sent.
 * 3. After an error whose `outcomeOf` is `open`, the effect is unknown. Show "checking", keep the input unchanged and
 *    submit the same body under the same intent, also after a reload: the platform repeats its first answer or does
 *    the work now. `isOpen` is true for an intent in that state.
 * 4. A success, or a refusal after the platform has processed the call, is final. The transport deletes the key; the
 *    next submit gets a new key.
 * 5. `DUPLICATE_REQUEST` means that the body was changed under an open key. Show the platform's state (its history),
 *    then start a new intent and `release` the old one.
 */
export interface IdempotencyKeys {
  /** Creates the key of an intent when its form opens, so that a duplicated tab copies it with the form. */
  prepare(intent: string): Promise<void>;
  /** The key of an intent; created and stored when there is none. Throws when it cannot be stored. */
  keyFor(intent: string): Promise<IdempotencyKey>;
  /** True while a key is stored. After a failed call: it may have had its effect. */
  isOpen(intent: string): Promise<boolean>;
  /** Deletes the key of an intent whose outcome is known. */
  release(intent: string): Promise<void>;
}

const KEY_BYTES = 16;

/** Creates keys in the given store. `random` returns the given number of random bytes; by default from the system. */
export function createIdempotencyKeys(
  store: KeyStore,
  random: (bytes: number) => Uint8Array = (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
): IdempotencyKeys {
  const pending = new Map<string, Promise<string>>();
  /** Number of calls per key; only of keys that were created since the page was loaded. */
  const calls = new Map<string, number>();

  const findOrCreate = async (name: string): Promise<string> => {
    const storedKey = await store.getItem(name);
    if (storedKey !== null && storedKey !== '') return storedKey;
    const key = Array.from(random(KEY_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
    try {
      await store.setItem(name, key);
    } catch (cause) {
      throw new Error('The idempotency key could not be kept, so the call was not sent.', { cause });
    }
    calls.set(name, 0);
    return key;
  };

  // A double click requests the key twice before the store has answered.
  const lookUp = (name: string): Promise<string> => {
    const pendingLookup = pending.get(name) ?? findOrCreate(name).finally(() => pending.delete(name));
    pending.set(name, pendingLookup);
    return pendingLookup;
  };

  return {
    async prepare(intent) {
      await lookUp(intentName(intent));
    },
    async keyFor(intent) {
      const name = intentName(intent);
      const key = await lookUp(name);
      const previous = calls.get(name);
      if (previous !== undefined) calls.set(name, previous + 1);
      return { key, isOnlyCall: () => previous === 0 && calls.get(name) === 1 };
    },
    async isOpen(intent) {
      return ((await store.getItem(intentName(intent))) ?? '') !== '';
    },
    async release(intent) {
      const name = intentName(intent);
      calls.delete(name);
      await store.removeItem(name);
    },
  };
}

function intentName(intent: string): string {
  if (intent === '') throw new TypeError('An intent needs a name of its own.');
  return `idempotency-key:${intent}`;
}
