import { createServer, type Server } from 'node:http';

import { createApiListener, createWorlds, isApiPath, type ApiListenerOptions } from '@croupier/mock-server/server';

import { createApiDocs, isApiDocsPath } from './api-docs.ts';
import { createSiteFiles } from './site-files.ts';

export interface SiteServerOptions extends ApiListenerOptions {
  /** Folder of the API reference, served when built. */
  readonly apiDocs?: string;
}

/** Creates one server for the built site, its API from sandbox worlds, and the mock's control calls. */
export async function createSiteServer(folder: string, options: SiteServerOptions = {}): Promise<Server> {
  const worlds = createWorlds();
  const serveFiles = await createSiteFiles(folder, worlds);
  const serveApiDocs = createApiDocs(options.apiDocs ?? '');
  const answerCall = createApiListener(worlds, options);
  return createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (pathname === '/healthz') return void response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok\n');
    if (serveApiDocs && isApiDocsPath(pathname)) return serveApiDocs(request, response);
    if (isApiPath(pathname)) return answerCall(request, response);
    return serveFiles(request, response);
  });
}
