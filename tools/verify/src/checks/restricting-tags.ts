/** Tags whose calls restrict the account or change how it logs in, which a later call could not undo. */
export const RESTRICTING_TAGS: ReadonlySet<string> = new Set([
  'protection',
  'security',
  'member',
  'identity',
  'session',
]);
