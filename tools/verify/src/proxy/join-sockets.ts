import { request, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Duplex } from 'node:stream';

/** Opens the client's WebSocket at a server and joins the two, whatever they say. */
export function joinSockets(baseUrl: string, incoming: IncomingMessage, client: Duplex, head: Buffer): void {
  const url = new URL(`${baseUrl}${incoming.url ?? '/'}`);
  const open = url.protocol === 'https:' ? requestSecure : request;
  open(url, { headers: { ...incoming.headers, host: incoming.headers.host ?? url.host } })
    .on('upgrade', ({ rawHeaders }, server, rest) => {
      const lines = Array.from({ length: rawHeaders.length / 2 }, (_, at) => rawHeaders.slice(at * 2, at * 2 + 2));
      client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
      server.unshift(rest);
      client.unshift(head);
      server.pipe(client).pipe(server);
      server.on('error', () => client.destroy());
      client.on('error', () => server.destroy());
    })
    .on('response', ({ statusCode, statusMessage }) => {
      client.end(
        `HTTP/1.1 ${statusCode ?? 502} ${statusMessage ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
    })
    .on('error', () => client.destroy())
    .end();
}
