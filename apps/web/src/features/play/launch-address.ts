import { pickHost } from '@croupier/sdk/rules';

import { urlOf } from '../../shared/safe-link.ts';

export interface LaunchTarget {
  readonly url: string;
  /** True on the site's or the platform's origin, for sandbox games. */
  readonly isOwn: boolean;
}

export interface LaunchEnvironment {
  /** Origins for a launch URL that is only a path; one is picked at random. */
  readonly hosts: readonly string[];
  /** URL of the page. */
  readonly page: string;
  /** Origin and prefix of the API; empty for the page's own origin. */
  readonly apiBase: string;
  readonly random: () => number;
}

/** Parses a launch URL; undefined unless it is https or on one of our own origins. */
export function readLaunchAddress(launchUrl: string, environment: LaunchEnvironment): LaunchTarget | undefined {
  const { hosts, page, apiBase, random } = environment;
  const base = launchUrl.startsWith('/') ? (pickHost(hosts, random) ?? page) : page;
  const url = urlOf(launchUrl, base);
  if (url === undefined) return undefined;
  const ownOrigins = [new URL(page).origin, new URL(apiBase, page).origin];
  const isOwn = ownOrigins.includes(url.origin);
  return isOwn || url.protocol === 'https:' ? { url: url.href, isOwn } : undefined;
}
