import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';

import { createHttpMock, createWorlds, type ApiListenerOptions, type Worlds } from '../server.ts';

export interface Platform {
  readonly origin: string;
  /** Sends a control call to the world of this name; returns status and JSON. */
  control(method: string, path: string, body?: unknown, world?: string): Promise<{ status: number; body: unknown }>;
  /** Ends sockets and streams, as a server does that stops. */
  endConnections(): void;
  /** Stops the server without breaking connections off; resolves when all have ended. */
  stop(): Promise<void>;
  close(): void;
}

/** Starts an HTTP server for the worlds on a free port. */
export async function listen(worlds: Worlds = createWorlds(), options?: ApiListenerOptions): Promise<Platform> {
  const mock = createHttpMock(worlds, options);
  const server = createServer(mock.listener);
  const endConnections = mock.acceptSockets(server);
  const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  return {
    origin,
    async control(method, path, body, world) {
      const headers: Record<string, string> = world === undefined ? {} : { 'X-Mock-World': world };
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(`${origin}/__mock${path}`, { method, headers, ...init });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    endConnections,
    stop() {
      endConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
    close() {
      endConnections();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Starts listening and returns the port. */
async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on TCP has an address object.
  const { port } = server.address() as AddressInfo;
  return port;
}
