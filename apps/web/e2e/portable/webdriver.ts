/** Error of a WebDriver command; `code` is defined by the W3C standard. */
class WebDriverError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Timeout of a command in ms; includes loading a page. */
const COMMAND_TIMEOUT_MS = 20_000;
/** Key of an element id in JSON, from the standard. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** Sends a command of the W3C WebDriver protocol. Throws WebDriverError. */
export async function sendCommand(
  origin: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> {
  const options = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(origin + path, { method, signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS), ...options });
  const { value }: { value?: unknown } = await response.json();
  if (response.ok) return value;
  throw new WebDriverError(textIn(value, 'error'), textIn(value, 'message'));
}

/** A string field of a response; empty when missing. */
export function textIn(value: unknown, name: string): string {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof field === 'string' ? field : '';
}

/** The id of the element in a response; undefined for none. */
export function elementIn(value: unknown): string | undefined {
  const id = textIn(value, ELEMENT_KEY);
  return id === '' ? undefined : id;
}

export function asElement(id: string): object {
  return { [ELEMENT_KEY]: id };
}

/** Source text of a script that calls the function with the arguments of the command. */
export function scriptOf(work: (...args: never[]) => unknown): string {
  // Valid only for functions that use nothing from outside.
  return `return (${work.toString()}).apply(null, arguments)`;
}
