import type { Plugin } from 'vite';

/** A stub that fails when it is called after all. */
const failing = (name: string): string => `() => { throw new Error('${name} is not part of the build'); }`;

/**
 * Modules that the app never calls and that a bundler keeps, because their importers mention them: the replacement of each by
 * its import. Together they are 3 kB of the first load.
 */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  // Emotion's `withTheme`; it brings a second copy of react-is.
  'hoist-non-react-statics': `export default ${failing('hoist-non-react-statics')};`,
  // The stream of the generated client; `@croupier/sdk/events` has its own, which resumes.
  '../core/serverSentEvents.gen.ts': `export const createSseClient = ${failing('createSseClient')};`,
};

const PREFIX = '\0unused:';

/** Replaces modules that the app never calls. */
export function unusedModules(): Plugin {
  return {
    name: 'unused-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source in REPLACEMENTS ? PREFIX + source : undefined),
    load: (id) => (id.startsWith(PREFIX) ? REPLACEMENTS[id.slice(PREFIX.length)] : undefined),
  };
}
