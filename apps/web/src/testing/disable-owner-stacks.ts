import * as React from 'react';

/**
 * React records a stack for every element, which takes as long as rendering it, and stops after too many within a
 * second: this makes it stop at once. Its warnings remain, without that line.
 */
export function disableOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) return;
  const count = { get: () => Number.MAX_SAFE_INTEGER, set: () => {} };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { ...count, configurable: true });
}
