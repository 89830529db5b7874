/** Names a project of Firebase Auth; all of it is public. */
export interface FirebaseConfig {
  readonly service: 'firebase';
  readonly apiKey: string;
  /** Host of the windows of the social providers. */
  readonly authDomain: string;
  readonly projectId: string;
  /** The site's channel at the phone service, `firebaseChannel` of the contract. */
  readonly channel: string;
}

/** Which service proves social identities and mobile numbers. */
export type IdentityConfig = { readonly service: 'sandbox' } | FirebaseConfig;

const API_KEY = /^[\w-]{10,100}$/;
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;
const ID = /^[a-z\d-]{1,64}$/;

/** Reads `identity` of a parsed `config.json`: undefined when absent, null when invalid. */
export function parseIdentityConfig(json: unknown): IdentityConfig | null | undefined {
  if (json === undefined) return undefined;
  const { service, apiKey, authDomain, projectId, channel }: Record<string, unknown> = { ...Object(json) };
  if (service === 'sandbox') return { service };
  if (service !== 'firebase' || !matches(API_KEY, apiKey) || !matches(HOST, authDomain)) return null;
  if (!matches(ID, projectId) || !matches(ID, channel)) return null;
  return { service, apiKey, authDomain, projectId, channel };
}

function matches(pattern: RegExp, value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}
