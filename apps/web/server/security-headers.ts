import { createHash } from 'node:crypto';

import type { RuntimeConfig } from '../src/config/runtime-config.ts';
import { identitySources, openerPolicy } from './identity-sources.ts';

/** SHA-256 of the empty string: emotion inserts an empty style element and adds its rules by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Names of the Trusted Types policies that the site may create. */
const TRUSTED_TYPES_POLICIES = ['dompurify', 'croupier-html', 'croupier-worker'];

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/** CSP hashes of what the pages contain in these elements. */
function hashesOf(element: RegExp, pages: readonly string[]): string[] {
  const contents = pages.flatMap((html) => Array.from(html.matchAll(element), ([, content = '']) => content));
  return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

/** Returns the content security policy of a page that may measure lines at these sources. */
export type PagePolicy = (lineSources: readonly string[]) => string;

/**
 * Content security policy of the pages; allows only the site's own origin, the API's, a configured identity service, and
 * pings of the platform's lines. For connections, `'self'` includes the WebSockets of the same host and port, but the
 * origin of an API does not.
 * @param pages the HTML of all pages, whose inline scripts and styles it allows
 */
export function createPagePolicy(config: RuntimeConfig, pages: readonly string[]): PagePolicy {
  const api = config.apiBase === '' ? [] : [new URL(config.apiBase).origin];
  const directivesWith = (lineSources: readonly string[]): Readonly<Record<string, readonly string[]>> => ({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(INLINE_SCRIPT, pages)],
    'style-src': ["'self'", EMPTY_STYLE, ...hashesOf(INLINE_STYLE, pages)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...api.map((origin) => origin.replace(/^http/, 'ws')), ...lineSources],
    // Sandbox games are served from the API's origin.
    'frame-src': ["'self'", ...api],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES_POLICIES,
  });
  const additions = identitySources(config);
  return (lineSources) =>
    Object.entries(directivesWith(lineSources))
      .map(([name, values]) => [name, ...values, ...(additions[name] ?? [])].join(' '))
      .join('; ');
}

/** Headers of every response of the site. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** Headers of a page besides its policy: as those of every response, but an identity service may open windows. */
export function pageHeaders(config: RuntimeConfig): Readonly<Record<string, string>> {
  return { ...commonHeaders, 'Cross-Origin-Opener-Policy': openerPolicy(config) };
}
