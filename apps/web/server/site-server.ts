import { createServer, type Server } from 'node:http';

import { createApiListener, createWorlds, isApiPath, type ApiListenerOptions } from '@croupier/mock-server/server';

import { createSiteFiles } from './site-files.ts';

/** One server for the built site and, as its API, sandbox worlds with their controls. */
export async function createSiteServer(folder: string, options: ApiListenerOptions = {}): Promise<Server> {
  const serveFiles = await createSiteFiles(folder);
  const answerCall = createApiListener(createWorlds(), options);
  return createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (pathname === '/healthz') return void response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok\n');
    if (isApiPath(pathname)) return answerCall(request, response);
    return serveFiles(request, response);
  });
}
