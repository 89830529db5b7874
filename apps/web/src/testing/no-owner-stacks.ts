import * as React from 'react';

/**
 * React remembers with every element where in the program it was made, which takes as long as to draw it. It stops
 * when too many were made within a second: with this, from the first on. Its warnings stay, without that one line.
 */
export function leaveOutOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) return;
  const count = { get: () => Number.MAX_SAFE_INTEGER, set: () => {} };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { ...count, configurable: true });
}
