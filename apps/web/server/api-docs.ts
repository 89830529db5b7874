import { existsSync } from 'node:fs';
import path from 'node:path';

import sirv from 'sirv';

import { commonHeaders } from './security-headers.ts';
import { answerError, type Listener } from './site-files.ts';

/** Path prefix of the API reference. */
export const API_DOCS = '/docs/api';

/** The viewer creates style elements and inline styles; it needs neither `eval` nor another server. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sample programs are shown as text; by its extension, a TypeScript file would be a video. */
const SAMPLE = /\.(?:ts|py)$/;

/** Serves the API reference below `/docs/api/`; undefined when it has not been built. */
export function createApiDocsListener(folder: string): Listener | undefined {
  if (!existsSync(path.join(folder, 'index.html'))) return undefined;
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    // Without `dev`, sirv reads the list of files only once.
    dev: true,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      response.setHeader('Content-Security-Policy', POLICY);
      response.setHeader('Cache-Control', 'no-cache');
      if (SAMPLE.test(pathname)) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerError(response, 405, { Allow: 'GET, HEAD' });
    const url = request.url ?? '/';
    if (new URL(url, 'http://localhost').pathname === API_DOCS) {
      return void response.writeHead(308, { ...commonHeaders, Location: `${API_DOCS}/` }).end();
    }
    request.url = url.slice(API_DOCS.length);
    return serve(request, response, () => answerError(response, 404));
  };
}

/** True for a path of the API reference. */
export function isApiDocsPath(pathname: string): boolean {
  return pathname === API_DOCS || pathname.startsWith(`${API_DOCS}/`);
}
