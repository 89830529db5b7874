import { checkBody, type BodyRules } from '@croupier/sdk/rules';

import { fieldsOf, parseFields } from '../stored-json.ts';

/** A submit whose result is unknown. */
export interface PendingSubmit<Body> {
  /** Identifies the submit: calls with the same intent share an idempotency key. */
  readonly intent: string;
  readonly memberId: string;
  readonly body: Body;
  /** Names of the secrets that a reload has removed from the body; the member must type them again. */
  readonly missing: readonly (keyof Body & string)[];
}

/** Keeps the pending submit of one kind of form in a tab. */
export interface PendingSubmitStore<Body> {
  /** Stores a submit before it is sent, without its secrets. Throws when it cannot be stored. */
  readonly save: (pending: PendingSubmit<Body>) => void;
  /** The pending submit of a member; undefined when there is none, or when the contract would refuse what is stored. */
  readonly read: (memberId: string) => PendingSubmit<Body> | undefined;
  /** Deletes the submit of an intent whose result is known. */
  readonly clear: (intent: string) => void;
  /** The intent of the open form, which a reload keeps and a duplicated tab copies. */
  readonly intentOf: (memberId: string) => string;
  /** Starts the intent of the next submit. */
  readonly nextIntent: (memberId: string) => string;
}

/** `name` is the kind of form, such as `deposit`. */
export function pendingSubmitStore<Body extends object>(
  name: string,
  rules: BodyRules<Body>,
  storage: Storage,
): PendingSubmitStore<Body> {
  const key = `${name}-pending`;
  const intentKey = `${name}-intent`;
  const nextIntent = (memberId: string): string => {
    const intent = `${name}:${crypto.randomUUID()}`;
    storage.setItem(intentKey, JSON.stringify({ intent, memberId }));
    return intent;
  };
  // The rules have exactly the names of the body's fields.
  const names = Object.keys(rules.fields) as (keyof Body & string)[];
  const secrets = names.filter((field) => rules.fields[field].format === 'password');
  return {
    save({ body, ...pending }) {
      const missing = secrets.filter((field) => body[field] !== undefined);
      const isMissing = new Set<string>(missing);
      const kept = Object.fromEntries(Object.entries(body).filter(([field]) => !isMissing.has(field)));
      storage.setItem(key, JSON.stringify({ ...pending, missing, body: kept }));
    },
    read(member) {
      const { intent, memberId, body: stored, missing: storedMissing } = parseFields(storage.getItem(key));
      if (typeof intent !== 'string' || memberId !== member || !Array.isArray(storedMissing)) return undefined;
      const body = fieldsOf(stored);
      const missing = secrets.filter((field) => storedMissing.includes(field));
      const isMissing = new Set<string>(missing);
      if (checkBody<Body>(rules, body).some(({ field }) => !isMissing.has(field))) return undefined;
      // By the check above, except for the missing secrets.
      return { intent, memberId: member, body: body as Body, missing };
    },
    clear(intent) {
      if (parseFields(storage.getItem(key))['intent'] === intent) storage.removeItem(key);
    },
    intentOf(member) {
      const { intent, memberId } = parseFields(storage.getItem(intentKey));
      return typeof intent === 'string' && memberId === member ? intent : nextIntent(member);
    },
    nextIntent,
  };
}
