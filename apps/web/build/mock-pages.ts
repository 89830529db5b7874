import type { Plugin } from 'vite';

/** Asks the mock in the browser for the page of its address, and becomes that page. */
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
 * Serves the pages that stand for other companies' sites while developing. What they show is in the browser's world, so
 * what is served is a document that asks there. The production build has none of this.
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
