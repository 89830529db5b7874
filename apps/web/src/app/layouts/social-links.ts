import type { ResourceEntry } from '@croupier/sdk/types';

/** The configured channels whose links are safe to offer: by https only [SIDE-07] [FOOT-04]. */
export function socialLinks(resources: readonly ResourceEntry[]): readonly ResourceEntry[] {
  return resources.filter(({ url }) => URL.parse(url)?.protocol === 'https:');
}
