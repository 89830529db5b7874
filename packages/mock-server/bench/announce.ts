import type { Server } from 'node:http';

/** Listens on a free port and reports it to the parent process. */
export function announce(server: Server): void {
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
}
