import type { RuntimeConfig } from '../src/config/runtime-config.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|$)/i;

/**
 * Public origin of the site, for absolute URLs: that of the configuration, else that of the request, which is HTTPS unless
 * the host is this machine. Undefined for a header that is no host.
 */
export function publicOrigin(config: RuntimeConfig, host = ''): string | undefined {
  if (config.origin !== undefined) return config.origin;
  if (!HOST.test(host)) return undefined;
  return `${LOOPBACK.test(host) ? 'http' : 'https'}://${host.toLowerCase()}`;
}
