import { createServer, type Server } from 'node:http';

import { createApiListener, createWorld, isApiPath } from '@croupier/mock-server/server';

import { createApiDocs, isApiDocsPath } from './api-docs.ts';
import { createSiteFiles } from './site-files.ts';

/**
 * One server for the built site and, as its API, a sandbox world.
 * @param apiDocs the folder of the API's reference, served when it has been built
 */
export async function createSiteServer(folder: string, apiDocs = ''): Promise<Server> {
  const serveFiles = await createSiteFiles(folder);
  const serveApiDocs = createApiDocs(apiDocs);
  const answerCall = createApiListener(createWorld());
  return createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (pathname === '/healthz') return void response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok\n');
    if (serveApiDocs && isApiDocsPath(pathname)) return serveApiDocs(request, response);
    if (isApiPath(pathname)) return answerCall(request, response);
    return serveFiles(request, response);
  });
}
