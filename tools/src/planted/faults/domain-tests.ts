import type { Proof } from '../fault.ts';

/** Folder of the mock's domain areas, relative to the root. */
export const DOMAIN = 'packages/mock-server/src/domain';

/** Unit tests of domain areas as a proof, each as `<area>/<name of the test file>`. */
export const testsOf = (...tests: readonly string[]): Proof => ({
  kind: 'unit',
  tests: tests.map((test) => `${DOMAIN}/${test}.test.ts`),
});
