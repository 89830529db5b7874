/**
 * Tests whether a call is one of those listed as `METHOD /path/{parameter}`. The lists are short and come from the
 * contract.
 */
export function matchCall(calls: readonly string[]): (method: string, path: string) => boolean {
  const patterns = calls.map((call) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  return (method, path) => patterns.some((pattern) => pattern.test(`${method} ${path}`));
}
