import type { ResourceEntry } from '@croupier/sdk/types';

import { isSafeLink } from '../../shared/safe-link.ts';

/** Configured channels with safe links: https, or on this site [SIDE-07] [FOOT-04]. */
export function socialLinks(resources: readonly ResourceEntry[], ownOrigin: string): readonly ResourceEntry[] {
  return resources.filter(({ url }) => isSafeLink(url, ownOrigin));
}
