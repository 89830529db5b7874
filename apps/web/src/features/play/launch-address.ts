import { pickHost } from '@croupier/sdk/rules';

import { urlOf } from '../../shared/safe-link.ts';

export interface LaunchTarget {
  readonly address: string;
  /** A sandbox game on the site's or the platform's origin. Framed with an opaque origin. */
  readonly isOwn: boolean;
}

export interface LaunchEnvironment {
  /** Base URLs; one of them is prepended to a path. */
  readonly hosts: readonly string[];
  /** URL of the page. */
  readonly page: string;
  /** Origin and prefix of the API; empty for the page's own origin. */
  readonly apiBase: string;
  readonly random: () => number;
}

/** Classifies a launch URL; undefined unless it is https or one of our own origins. */
export function readLaunchAddress(launchUrl: string, surroundings: LaunchEnvironment): LaunchTarget | undefined {
  const { hosts, page, apiBase, random } = surroundings;
  const base = launchUrl.startsWith('/') ? (pickHost(hosts, random) ?? page) : page;
  const url = urlOf(launchUrl, base);
  if (url === undefined) return undefined;
  const own = [new URL(page).origin, new URL(apiBase, page).origin];
  const isOwn = own.includes(url.origin);
  return isOwn || url.protocol === 'https:' ? { address: url.href, isOwn } : undefined;
}
