import { createRepository } from './repository.ts';
import type { Rule } from './rule.ts';
import { createSourceFile } from './source-file.ts';

/** Packages of every test repository. */
const MANIFESTS: Readonly<Record<string, object>> = {
  'api-spec': { name: '@croupier/api-spec', exports: { './openapi.json': './dist/openapi.json' } },
  'packages/sdk': {
    name: '@croupier/sdk',
    exports: {
      './client': './src/client.ts',
      './query': './src/query.ts',
      './rules': './src/rules/index.ts',
      './types': './src/generated/types.gen.ts',
      './zod': './src/zod.ts',
    },
  },
  'packages/mock-server': {
    name: '@croupier/mock-server',
    exports: { './browser': { node: null, default: './src/browser.ts' }, './node': './src/node.ts' },
  },
  'packages/ui': {
    name: '@croupier/ui',
    exports: { './theme': './src/theme/index.ts', './*': './src/components/*/index.ts' },
  },
  'apps/web': { name: '@croupier/web' },
  tools: { name: '@croupier/tools' },
};

/** Runs a rule on an in-memory repository of these files. Returns `path:line message` for each violation. */
export function runRule(rule: Rule, texts: Readonly<Record<string, string>>): string[] {
  const manifests = Object.entries(MANIFESTS).map(([folder, manifest]) =>
    createSourceFile(`${folder}/package.json`, () => JSON.stringify(manifest)),
  );
  const files = Object.entries(texts).map(([path, text]) => createSourceFile(path, () => text));
  const violations = rule.check(createRepository([...manifests, ...files]));
  return [...violations].map(({ path, line, message }) => `${path}:${line} ${message}`);
}
