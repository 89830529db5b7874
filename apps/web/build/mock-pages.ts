import type { Plugin } from 'vite';

/** Loads the page of its own URL from the browser mock and replaces the document with it. */
const DOCUMENT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Croupier</title>
    <script type="module">
      import { showMockPage } from '@croupier/mock-server/browser';
      await showMockPage();
    </script>
  </head>
  <body></body>
</html>
`;

/**
 * Serves the mock's third-party pages in development. Their state is in the browser's world, so the server sends a
 * document that loads it there. Not part of the production build.
 */
export function mockPages(): Plugin {
  return {
    name: 'mock-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/mock-pages', (request, response, next) => {
        if (request.method !== 'GET') return next();
        const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
        server
          .transformIndexHtml('/mock-pages.html', DOCUMENT)
          .then((html) => response.writeHead(200, headers).end(html), next);
      });
    },
  };
}
