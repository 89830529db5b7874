import { isGameFilePath, serveGameFile } from '@croupier/mock-server/game-files';
import type { Plugin } from 'vite';

/**
 * Serves the documents of the sandbox games in development: a frame without origin has no service worker, so the
 * browser mock cannot. Their calls are answered by the page. Not part of the production build.
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
