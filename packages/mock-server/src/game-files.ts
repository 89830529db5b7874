import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { drawCover, drawWideCover } from './art/cover.ts';
import { drawLogo } from './art/logo.ts';
import { findGame, findVendor } from './domain/catalogue/index.ts';
import { sourceOf } from './games/policy-source.ts';
import { drawSymbols } from './games/slot/symbols.ts';
import { originOf } from './request-origin.ts';

const PATH_PREFIX = '/mock-games/';
const FOLDER = path.join(import.meta.dirname, 'games');
const DOCUMENT = /^(?:slot|color)\/$/;
/** Files that a game may load: its own and shared code and styles, with names without dots except the extension. */
const CODE = /^(?:(?:slot|color)\/(?:(?:client|locales)\/)?|client\/(?:locales\/)?)[a-z-]+(?:\.data)?\.ts$/;
const STYLE = /^(?:slot|color|client|pages)\/[a-z-]+\.css$/;
const ICON = /^icons\/[a-z-]+\.svg$/;
const PICTURE = /^(symbols|pictures|covers)\/([\w-]{1,64})\.svg$/;
const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

const FONTS: Readonly<Record<string, string>> = {
  'fonts/besley.woff2': '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  'fonts/hanken.woff2': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  'fonts/hanken-ext.woff2': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
};

interface GameFile {
  readonly type: string;
  readonly content: string | Buffer;
  readonly cache: string;
}

const REVALIDATE = 'no-cache';
const WEEK = 'public, max-age=604800';
const YEAR = 'public, max-age=31536000, immutable';

/** True for a path of the sandbox games. */
export function isGameFilePath(pathname: string): boolean {
  return pathname.startsWith(PATH_PREFIX);
}

/**
 * Serves the documents of the sandbox games and their resources: code with types stripped, styles, fonts, pictures.
 * They run in frames with an opaque origin, so their resources allow any origin, and they have their own CSP.
 * `allowedHosts` are further host names, besides this machine's and the brand's, that the CSP may contain.
 */
export async function serveGameFile(
  request: IncomingMessage,
  response: ServerResponse,
  allowedHosts: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { method = 'GET', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = await findFile(pathname.slice(PATH_PREFIX.length)).catch(() => undefined);
  if (file === undefined) {
    return void response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
  }
  const tag = `"${createHash('sha256').update(file.content).digest('base64url').slice(0, 22)}"`;
  const responseHeaders = {
    'Content-Type': file.type,
    'Cache-Control': file.cache,
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(file.type.startsWith('text/html')
      ? { 'Content-Security-Policy': policyOf(originOf(request, allowedHosts)) }
      : {}),
  };
  const isNotModified = headers['if-none-match']?.replace(/^W\//, '') === tag;
  if (isNotModified) return void response.writeHead(304, responseHeaders).end();
  response.writeHead(200, responseHeaders).end(method === 'HEAD' ? undefined : file.content);
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

async function findFile(name: string): Promise<GameFile | undefined> {
  const font = Object.hasOwn(FONTS, name) ? FONTS[name] : undefined;
  if (font !== undefined) {
    return { type: 'font/woff2', content: await readFile(fileURLToPath(import.meta.resolve(font))), cache: YEAR };
  }
  const [, kind, id = ''] = PICTURE.exec(name) ?? [];
  if (kind !== undefined) return drawPicture(kind, id);
  if (ICON.test(name)) return { ...(await readText(name, 'image/svg+xml')), cache: WEEK };
  if (DOCUMENT.test(name)) return readDocument(name);
  if (STYLE.test(name)) return readText(name, 'text/css');
  if (!CODE.test(name)) return undefined;
  const { content, ...file } = await readText(name, 'text/javascript');
  return { ...file, content: withoutTypes(content) };
}

function drawPicture(kind: string, id: string): GameFile | undefined {
  const file = { type: 'image/svg+xml', cache: WEEK };
  if (kind === 'symbols') return { ...file, content: drawSymbols(id) };
  const game = findGame(id);
  if (game === undefined) {
    // A vendor's lobby is named after the vendor.
    const vendor = findVendor(id);
    return vendor && { ...file, content: drawLogo({ vendor: id, name: vendor.name }, 800) };
  }
  const subject = { id, title: game.name, vendor: game.vendor, motif: game.motif };
  return { ...file, content: kind === 'covers' ? drawCover(subject, 600) : drawWideCover(subject, 800) };
}

/** Fills the shared document with a game's `parts.html`, where an empty line separates head and body. */
async function readDocument(game: string): Promise<GameFile> {
  const { content, ...file } = await readText('client/document.html', 'text/html');
  const parts = await readText(`${game}parts.html`, 'text/html');
  const [head = '', ...body] = parts.content.split('\n\n');
  const filled = content.replace('<!-- parts -->', () => head).replace('<!-- game -->', () => body.join('\n\n'));
  return { ...file, content: filled };
}

async function readText(name: string, type: string): Promise<GameFile & { readonly content: string }> {
  const content = await readFile(path.join(FOLDER, name), 'utf8');
  return { type: `${type}; charset=utf-8`, content, cache: REVALIDATE };
}

/** Removes comments, and the spaces that stripped types leave. No string of the games has two spaces in a row. */
function compact(code: string): string {
  const isCode = (line: string): boolean => line !== '' && !/^\s*(?:\/\/|\/\*\*|\*[ /])/.test(line);
  return code
    .split('\n')
    .map((line) => line.trimEnd().replaceAll(/(?<=\S) {2,}(?=\S)/g, ' '))
    .filter(isCode)
    .join('\n');
}

const strippedCode = new Map<string, string>();

function withoutTypes(code: string): string {
  const stripped = strippedCode.get(code) ?? compact(stripTypeScriptTypes(code));
  strippedCode.set(code, stripped);
  return stripped;
}
