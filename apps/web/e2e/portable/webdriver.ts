/** Something that the WebDriver refuses, by the code of the W3C standard. */
class WebDriverError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** After this a command is taken to hang; loading a page is one, too. */
const COMMAND_LIMIT_MS = 20_000;
/** Names an element in JSON; fixed by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Sends one command of the W3C WebDriver protocol. Throws a WebDriverError when it is refused. */
export async function sendCommand(
  origin: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(origin + path, { method, signal: AbortSignal.timeout(COMMAND_LIMIT_MS), ...sent });
  const { value }: { value?: unknown } = await answer.json();
  if (answer.ok) return value;
  throw new WebDriverError(textIn(value, 'error'), textIn(value, 'message'));
}

/** A field of an answer, as text; empty when there is none. */
export function textIn(value: unknown, name: string): string {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof field === 'string' ? field : '';
}

/** The id of an element in an answer; undefined when the answer is none. */
export function elementIn(value: unknown): string | undefined {
  const id = textIn(value, ELEMENT);
  return id === '' ? undefined : id;
}

export function asElement(id: string): object {
  return { [ELEMENT]: id };
}

/** A function with its arguments as the body of a script that the driver runs. */
export function scriptOf(work: (...args: never[]) => unknown): string {
  // What the test runner's compiler wraps around functions does not exist in the page.
  return `return (${work.toString()}).apply(null, arguments)`;
}
