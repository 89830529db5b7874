import { createServer, type Server } from 'node:http';

import { createHttpMock, isApiPath, type ApiListenerOptions } from '@croupier/mock-server/server';

import { createApiDocsListener, isApiDocsPath } from './api-docs.ts';
import { createSiteListener } from './site-files.ts';

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

/** Creates one server for the built site, the mock's API with its control calls, the API reference and `/healthz`. */
export async function createSiteServer(folder: string, options: SiteServerOptions = {}): Promise<SiteServer> {
  const mock = createHttpMock(undefined, options);
  const serveFiles = await createSiteListener(folder, mock.fetch);
  const serveApiDocs = createApiDocsListener(options.apiDocs ?? '');
  const server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (serveApiDocs && isApiDocsPath(pathname)) return serveApiDocs(request, response);
    if (isApiPath(pathname)) return mock.listener(request, response);
    return serveFiles(request, response);
  });
  const endSockets = mock.acceptSockets(server);
  const stop = (): void => {
    endSockets();
    server.close();
    server.closeAllConnections();
  };
  return { server, stop };
}
