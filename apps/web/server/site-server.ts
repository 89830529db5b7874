import { createServer, type Server } from 'node:http';
import path from 'node:path';

import { createHttpMock, isApiPath, type ApiListenerOptions } from '@croupier/mock-server/server';

import { createApiDocsListener, isApiDocsPath } from './api-docs.ts';
import { configOfChosenBrand } from './developer-brand.ts';
import { commonHeaders } from './security-headers.ts';
import { createSiteListener } from './site-files.ts';

const UNCACHED_JSON = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

export interface SiteServerOptions extends ApiListenerOptions {
  /** Folder of the API reference, served when built. */
  readonly apiDocs?: string;
}

/** A server, and what ends it at once. */
export interface SiteServer {
  readonly server: Server;
  /** Stops listening and ends all connections, also the WebSockets. */
  readonly stop: () => void;
}

/**
 * Creates one server for the built site, the mock's API with its control calls, the API reference and `/healthz`. The
 * developer panel may choose the brand.
 */
export async function createSiteServer(folder: string, options: SiteServerOptions = {}): Promise<SiteServer> {
  const mock = createHttpMock(undefined, options);
  const serveFiles = await createSiteListener(folder, mock.fetch);
  const serveApiDocs = createApiDocsListener(options.apiDocs ?? '');
  const server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (serveApiDocs && isApiDocsPath(pathname)) return serveApiDocs(request, response);
    if (isApiPath(pathname)) return mock.listener(request, response);
    if (pathname !== '/config.json') return serveFiles(request, response);
    return void configOfChosenBrand(path.join(folder, 'config.json'), request.headers.cookie).then((config) => {
      if (config === undefined) return serveFiles(request, response);
      return response.writeHead(200, { ...commonHeaders, ...UNCACHED_JSON }).end(config);
    });
  });
  const endSockets = mock.acceptSockets(server);
  const stop = (): void => {
    endSockets();
    server.close();
    server.closeAllConnections();
  };
  return { server, stop };
}
