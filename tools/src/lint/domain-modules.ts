import { DOMAIN_AREAS, type DomainArea } from './domain-areas.data.ts';
import type { Module } from './module.ts';

export const SDK_DATA = [
  '@croupier/sdk/types',
  '@croupier/sdk/rules',
  '@croupier/sdk/errors',
  '@croupier/sdk/operations',
];

/** Domain encrypts the links to customer service with the codec. */
const BELOW_DOMAIN = ['mock/store', 'mock/clock', '@croupier/sdk/codec', ...SDK_DATA];

function toModule({ area, imports }: DomainArea): Module {
  return {
    name: `mock/domain/${area}`,
    path: `packages/mock-server/src/domain/${area}/`,
    may: [...BELOW_DOMAIN, ...imports.map((name) => `mock/domain/${name}`)],
    entry: 'index.ts',
    instead:
      'pass plain data to domain from the layer above; of another area, add an area listed before it to its row in domain-areas.data.ts, and let a later one listen to an event',
  };
}

/** A module for each area of the mock's domain. */
export const DOMAIN_MODULES: readonly Module[] = DOMAIN_AREAS.map(toModule);
