import type { Plugin, ProxyOptions } from 'vite';
import { createFileListener, isFilePath } from '@croupier/mock-server/files';
import { isApiPath } from '@croupier/mock-server/server';
import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Document whose script loads the page of its URL from the browser mock and replaces the document. */
const DOCUMENT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Croupier</title>
    <script type="module">
      import { renderMockPage } from '@croupier/mock-server/browser';
      await renderMockPage();
    </script>
  </head>
  <body></body>
</html>
`;

/**
 * Serves the mock's third-party pages in development. Their state is in the browser mock, so the server sends a document
 * that loads them there. Not part of the production build.
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

/**
 * Serves the mock's pictures and the sandbox games in development. The browser mock has none of their code, and could not
 * answer a game: a frame with an opaque origin has no service worker. Not part of the production build.
 */
export function mockFiles(): Plugin {
  return {
    name: 'mock-files',
    apply: 'serve',
    configureServer(server) {
      const serveFile = createFileListener();
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?', 1);
        if (isFilePath(path)) serveFile(request, response);
        else next();
      });
    },
  };
}

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

/** Sends every path of the API and of the mock to the mock over HTTP at this address, in development. */
export function proxyToMock(target: string): Record<string, ProxyOptions> {
  const bypass = ({ url = '' }: { readonly url?: string | undefined }): string | undefined =>
    isApiPath(url.split('?', 1)[0] ?? '') ? undefined : url;
  return { '/': { target, bypass, ws: true } };
}
