import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import sirv from 'sirv';

import { parseRuntimeConfig, type RuntimeConfig } from '../src/config/runtime-config.ts';
import { createLandingHtml, type CallPlatform, type LandingPages } from './landing-pages.ts';
import { createLineSources } from './line-sources.ts';
import { publicOrigin } from './public-origin.ts';
import { searchFile } from './search-files.ts';
import { commonHeaders, createPagePolicy, pageHeaders as pageHeadersOf } from './security-headers.ts';

/** What the build knows of its landing pages. */
const LANDING_FILE = '.vite/landing.json';
const HASHED = /^\/assets\//;
/** A path with a dot in its last segment is a file; all others are page URLs. */
const FILE = /\.[^/]+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const NO_CACHE = 'no-cache';
const POLICY = 'Content-Security-Policy';
/** Of pages that are written for each request: a third of the bytes in a fraction of a millisecond. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compress = promisify(brotliCompress);

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the built site. Hashed files are immutable, others are revalidated. Page URLs get `index.html`, landing
 * pages with their heading and first pictures; missing files get 404. Throws when the site has not been built.
 */
export async function createSiteListener(folder: string, callPlatform: CallPlatform): Promise<Listener> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  const config = await readConfig(folder);
  const pageHeaders = pageHeadersOf(config);
  const offlinePage = await readFile(path.join(folder, 'offline.html'), 'utf8');
  const policyWith = createPagePolicy(config, [html, offlinePage]);
  const lineSources = createLineSources(config, callPlatform);
  const landing: LandingPages = JSON.parse(await readFile(path.join(folder, LANDING_FILE), 'utf8'));
  const landingHtml = createLandingHtml(html, landing, callPlatform);
  const policies = new WeakMap<ServerResponse, string>();
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    single: true,
    ignores: [HASHED, FILE],
    setHeaders(response, pathname) {
      const isPage = !FILE.test(pathname) || pathname.endsWith('.html');
      for (const [name, value] of Object.entries(isPage ? pageHeaders : commonHeaders)) response.setHeader(name, value);
      if (isPage) {
        response.setHeader(POLICY, policies.get(response) ?? policyWith([]));
        // Search engines list landing pages only, which are answered below.
        response.setHeader('X-Robots-Tag', 'noindex');
      }
      response.setHeader('Cache-Control', HASHED.test(pathname) ? IMMUTABLE : NO_CACHE);
    },
  });
  const serveFile: Listener = (request, response) => serve(request, response, () => answerError(response, 404));
  const sendPage = async (page: Promise<string>, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const content = await page;
    const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const body = isCompressed ? await compress(content, FAST_BROTLI) : content;
    response.writeHead(200, {
      ...pageHeaders,
      [POLICY]: policies.get(response),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': NO_CACHE,
      ...(isCompressed && { 'Content-Encoding': 'br' }),
      // Cookie: the language, and whether there are offers.
      Vary: 'Accept-Encoding, Cookie',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerError(response, 405, { Allow: 'GET, HEAD' });
    // A file that a new build has removed: its stream fails after the headers were sent.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    const { url = '/', headers } = request;
    const isHead = request.method === 'HEAD';
    const [pathname = '/'] = url.split('?', 1);
    const origin = publicOrigin(config, headers.host);
    const file = searchFile(pathname, landing, origin);
    if (file !== undefined) {
      response.writeHead(200, { ...commonHeaders, 'Content-Type': file.type, 'Cache-Control': NO_CACHE });
      return void response.end(isHead ? undefined : file.content);
    }
    if (FILE.test(pathname)) return serveFile(request, response);
    // Asked for at once, beside the lines.
    const page = landingHtml({ url, origin, headers });
    return void lineSources(headers).then((sources) => {
      policies.set(response, policyWith(sources));
      if (page !== undefined) return sendPage(page, request, response);
      return serveFile(request, response);
    });
  };
}

async function readConfig(folder: string): Promise<RuntimeConfig> {
  return parseRuntimeConfig(JSON.parse(await readFile(path.join(folder, 'config.json'), 'utf8')));
}

/** Answers 404 or 405 in plain text. */
export function answerError(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  const text = status === 404 ? 'Not found\n' : 'Method not allowed\n';
  response.writeHead(status, { ...commonHeaders, ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}
