import { isGameFilePath, serveGameFile } from '@croupier/mock-server/game-files';
import type { Plugin } from 'vite';

/**
 * Serves the documents of the sandbox games while developing: a frame without an origin has no service worker, so the
 * mock in the page cannot. What the games call is answered in the page. The production build has none of this.
 */
export function mockGames(): Plugin {
  return {
    name: 'mock-games',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (isGameFilePath(request.url ?? '')) serveGameFile(request, response).catch(next);
        else next();
      });
    },
  };
}
