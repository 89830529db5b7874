import { parseIdentityConfig, type IdentityConfig } from './identity-config.ts';

/** Deployment settings from `/config.json`, which can change without a new build. */
export interface RuntimeConfig {
  /** Name of a folder in `brands/`. */
  readonly brand: string;
  /** Origin and prefix of the API; empty for the page's own origin. */
  readonly apiBase: string;
  /** Public origin of the site in previews of links and for search engines; by default that of the request. */
  readonly origin?: string;
  /** Adds the test language to the selector. Default: only in development. */
  readonly testLanguage: boolean;
  /** Without it the site has neither social sign-in nor the phone service. */
  readonly identity?: IdentityConfig;
}

/** The configuration is missing or invalid, so the page cannot start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const BRAND = /^[a-z0-9-]+$/;
const ORIGIN = /^https:\/\/[^\s/?#]+$/;
const API_BASE = /^(?:https:\/\/[^\s/]+(?:\/[^\s/]+)*)?$/;

/**
 * Validates a parsed `config.json`. Uses no schema library, to keep the first chunk small. Throws ConfigError.
 */
export function parseRuntimeConfig(json: unknown, isDevelopment = false): RuntimeConfig {
  if (typeof json !== 'object' || json === null) throw new ConfigError('config.json is not an object.');
  const { brand, apiBase, origin, testLanguage = isDevelopment, ...rest }: Record<string, unknown> = { ...json };
  if (typeof brand !== 'string' || !BRAND.test(brand)) throw new ConfigError('config.json: `brand` is not a brand.');
  if (typeof apiBase !== 'string' || !API_BASE.test(apiBase)) {
    throw new ConfigError('config.json: `apiBase` is neither empty nor an https address without a slash at its end.');
  }
  if (typeof testLanguage !== 'boolean')
    throw new ConfigError('config.json: `testLanguage` is neither true nor false.');
  if (origin !== undefined && (typeof origin !== 'string' || !ORIGIN.test(origin))) {
    throw new ConfigError('config.json: `origin` is no https origin.');
  }
  const identity = parseIdentityConfig(rest['identity']);
  if (identity === null) throw new ConfigError('config.json: `identity` is not complete, see docs/decisions/0065.');
  return { brand, apiBase, testLanguage, ...(origin !== undefined && { origin }), ...(identity && { identity }) };
}

/** Loads and validates the runtime configuration. Throws ConfigError. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const json = await fetch('/config.json')
    .then((response): Promise<unknown> => response.json())
    .catch((cause: unknown) => {
      throw new ConfigError('config.json could not be loaded.', { cause });
    });
  return parseRuntimeConfig(json, import.meta.env.DEV);
}
