import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { sourceOf } from '../games/policy-source.ts';
import type { IncomingCall, Transmission } from '../src/gateway/call.ts';
import { prepareFiles, type PreparedFiles } from './prepare-files.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** Documents, code and styles are revalidated: a new version of one needs the others. */
const REVALIDATE = 'no-cache';
const CACHE: Readonly<Record<string, string>> = {
  '.svg': 'public, max-age=604800',
  '.woff2': 'public, max-age=31536000, immutable',
};
const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/** Answers a request for a file of the mock. */
export type AnswerFile = (
  call: Pick<IncomingCall, 'method' | 'target' | 'headers' | 'origin'>,
) => Promise<Transmission>;

/**
 * Serves the pictures and sandbox games. Games run in frames with an opaque origin, so their resources allow any origin,
 * and their documents have their own CSP. They are prepared at the first call.
 */
export function createFileAnswers(): AnswerFile {
  let prepared: Promise<PreparedFiles> | undefined;
  return async ({ method, target, headers, origin }) => {
    if (method !== 'GET' && method !== 'HEAD') return answer(405, { Allow: 'GET, HEAD' });
    prepared ??= prepareFiles();
    const { folder, index } = await prepared;
    const entry = index.get(target.split('?', 1)[0] ?? '');
    if (entry === undefined) return answer(404, { 'Content-Type': 'text/plain; charset=utf-8' }, 'Not found\n');
    const extension = path.extname(entry.name);
    const fileHeaders = {
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Cache-Control': CACHE[extension] ?? REVALIDATE,
      ETag: entry.tag,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...(extension === '.html' ? { 'Content-Security-Policy': policyOf(origin) } : {}),
    };
    if (matchesTag(headers.get('If-None-Match'), entry.tag)) return answer(304, fileHeaders);
    return answer(200, fileHeaders, new Uint8Array(await readFile(path.join(folder, entry.name))));
  };
}

/** Returns a CSP that allows the mock's own origin only; on loopback, pages of any port may frame the game. */
function policyOf(origin: string): string {
  const own = sourceOf(origin);
  const ancestors = LOOPBACK.test(origin) ? `${own} http://localhost:* http://127.0.0.1:*` : own;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own}`,
    `font-src ${own}`,
    // For a game in its own window; a framed game calls through the page.
    `connect-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag);
}

function answer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array<ArrayBuffer> = '',
) {
  return { kind: 'answer' as const, status, headers, body, delay: 0 };
}
