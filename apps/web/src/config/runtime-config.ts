/** Deployment settings that need no new build: `/config.json` beside the page. */
export interface RuntimeConfig {
  /** Name of a folder in `brands/`. */
  readonly brand: string;
  /** Origin and prefix of the API; empty for the page's own origin. */
  readonly apiBase: string;
  /** Adds the test language to the selector; only while developing, unless the file says so. */
  readonly testLanguage: boolean;
}

/** The configuration is missing or invalid, so the page cannot start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const BRAND = /^[a-z0-9-]+$/;
const API_BASE = /^(?:https:\/\/[^\s/]+(?:\/[^\s/]+)*)?$/;

/**
 * Validates a parsed `config.json` without a schema library, which would weigh more than the rest of the start. Throws
 * ConfigError.
 */
export function parseRuntimeConfig(given: unknown, isDevelopment = false): RuntimeConfig {
  if (typeof given !== 'object' || given === null) throw new ConfigError('config.json is not an object.');
  const { brand, apiBase, testLanguage = isDevelopment }: Record<string, unknown> = { ...given };
  if (typeof brand !== 'string' || !BRAND.test(brand)) throw new ConfigError('config.json: `brand` is not a brand.');
  if (typeof apiBase !== 'string' || !API_BASE.test(apiBase)) {
    throw new ConfigError('config.json: `apiBase` is neither empty nor an https address without a slash at its end.');
  }
  if (typeof testLanguage !== 'boolean')
    throw new ConfigError('config.json: `testLanguage` is neither true nor false.');
  return { brand, apiBase, testLanguage };
}

/** Loads and checks the run-time configuration. Throws ConfigError. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const given = await fetch('/config.json')
    .then((answer): Promise<unknown> => answer.json())
    .catch((cause: unknown) => {
      throw new ConfigError('config.json could not be loaded.', { cause });
    });
  return parseRuntimeConfig(given, import.meta.env.DEV);
}
