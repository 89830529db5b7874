import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

/** Headers that belong to one connection; the length is that of the body sent on. */
const OF_CONNECTION = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding', 'accept-encoding']);

/** A call as a client of the proxy made it. */
export interface ProxiedCall {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a call to a server and resolves with its answer, whose body is still to be read. Rejects without an answer. */
export function forward(baseUrl: string, { method, target, headers, body }: ProxiedCall): Promise<IncomingMessage> {
  const url = new URL(`${baseUrl}${target}`);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { method, headers: { ...passedHeaders(headers), 'content-length': body.length } }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** The headers of a message that the next connection also has. */
export function passedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));
}
