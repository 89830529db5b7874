import type { Plugin } from 'vite';

const ROUTER = /^react-router(?:\/dom)?$/;

/** Builds with react-router's production files; its package gives every bundler those of development, with their warnings. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: ROUTER },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        const id = resolved?.id.replace('/dist/development/', '/dist/production/');
        if (id === undefined || id === resolved?.id) throw new Error(`${source} has other files now.`);
        return id;
      },
    },
  };
}
