import { createServer, type Server } from 'node:http';

import { createApiListener, createWorlds, isApiPath, type ApiListenerOptions } from '@croupier/mock-server/server';

import { createApiDocsListener, isApiDocsPath } from './api-docs.ts';
import { createSiteListener } from './site-files.ts';

export interface SiteServerOptions extends ApiListenerOptions {
  /** Folder of the API reference, served when built. */
  readonly apiDocs?: string;
}

/** Creates one server for the built site, the mock's API with its control calls, the API reference and `/healthz`. */
export async function createSiteServer(folder: string, options: SiteServerOptions = {}): Promise<Server> {
  const worlds = createWorlds();
  const serveFiles = await createSiteListener(folder, worlds);
  const serveApiDocs = createApiDocsListener(options.apiDocs ?? '');
  const answerCall = createApiListener(worlds, options);
  return createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (pathname === '/healthz') return void response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok\n');
    if (serveApiDocs && isApiDocsPath(pathname)) return serveApiDocs(request, response);
    if (isApiPath(pathname)) return answerCall(request, response);
    return serveFiles(request, response);
  });
}
