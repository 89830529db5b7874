import { createServer, type Server } from 'node:http';

import { createApiListener, createWorld, isApiPath } from '@croupier/mock-server/server';

import { createSiteFiles } from './site-files.ts';

/** One server for the built site and, as its API, a sandbox world. */
export async function createSiteServer(folder: string): Promise<Server> {
  const serveFiles = await createSiteFiles(folder);
  const answerCall = createApiListener(createWorld());
  return createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (pathname === '/healthz') return void response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok\n');
    if (isApiPath(pathname)) return answerCall(request, response);
    return serveFiles(request, response);
  });
}
