import * as React from 'react';

/**
 * Stops React from recording a stack for every element, which takes as long as rendering it. React itself stops after a
 * number per second; this sets its counter to the maximum. Warnings then have no owner stack.
 */
export function disableOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) throw new Error('React has no such field; measure again.');
  const count = { get: () => Number.MAX_SAFE_INTEGER, set: () => {} };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { ...count, configurable: true });
}
