import type { ControlCalls } from '@croupier/mock-server/control';

export type { ControlCalls };

export type ControlAnswer<Name extends keyof ControlCalls> = ControlCalls[Name]['answer'];

/** Nothing at this origin answers control calls. */
export class NoMockError extends Error {
  override readonly name = 'NoMockError';
}

/** A control call that the mock refused, with its text. */
export class ControlRefusedError extends Error {
  override readonly name = 'ControlRefusedError';
}

interface ControlInput<Name extends keyof ControlCalls> {
  readonly body?: ControlCalls[Name]['body'];
  /** Value of `{id}` in the path. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Sends a control call such as `PATCH /clock`. Body and answer have the types of its definition in the mock. Throws
 * ControlRefusedError, NoMockError, or the error of `fetch`.
 */
export async function callControl<Name extends keyof ControlCalls>(
  name: Name,
  { body, id = '', query = {} }: ControlInput<Name> = {},
): Promise<ControlAnswer<Name>> {
  const [method, path = ''] = name.split(' ');
  const search = new URLSearchParams(query).toString();
  const address = `/__mock${path.replace('{id}', encodeURIComponent(id))}${search && `?${search}`}`;
  const response = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const hasNoBody = response.status === 204;
  // A server without a mock answers a page, or another 404.
  const isJson = response.headers.get('Content-Type')?.includes('json') === true;
  if (!isJson && !hasNoBody) throw new NoMockError(address);
  const answer = hasNoBody ? undefined : await response.json();
  if (response.ok) return answer;
  const { error }: { error?: unknown } = Object(answer);
  throw typeof error === 'string' ? new ControlRefusedError(error) : new NoMockError(address);
}
