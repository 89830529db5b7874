import { encryptBody, type GatewayKey } from '../samples/encrypted-call.ts';

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, object> } }>>;
}

/** Returns a `fetch` that encrypts the body of encrypted calls. */
export function createSend({ paths }: Document): typeof fetch {
  const encryptedCalls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => 'x-plain-examples' in (requestBody?.content['application/json'] ?? {}))
      .map(([method]) => ({ method: method.toUpperCase(), pattern: patternOf(path) })),
  );
  return async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const isEncrypted = encryptedCalls.some(({ method, pattern }) => method === request.method && pattern.test(path));
    return fetch(isEncrypted ? await encrypt(request, path) : request);
  };
}

async function encrypt(request: Request, path: string): Promise<Request> {
  const { value }: { value: GatewayKey } = await (await fetch('/wps/system/gatewayKey')).json();
  const encrypted = await encryptBody(value, { method: request.method, path, body: await request.json() });
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(encrypted),
  });
}

/** `/a/{id}` → `^/a/[^/]+$` */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
}
