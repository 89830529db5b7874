import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

/** Serves MSW's worker in development. The production build has no such file. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    configureServer(server) {
      const worker = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/javascript' });
        createReadStream(worker).pipe(response);
      });
    },
  };
}
