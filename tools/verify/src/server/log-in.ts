import { createApiClient, login } from '@croupier/sdk/client';

/** Logs in and returns the member token. Throws the SDK's error of a refusal. */
export async function logIn(
  baseUrl: string,
  role: string,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<string> {
  const client = createApiClient({ baseUrl, tries: 1, checkAnswers: 'off' });
  const entry = role === 'agent' ? { entry: 'agent' as const } : {};
  const { value } = await login({ client, body: { username: name, password, type: 'username', ...entry } });
  return value.token;
}
