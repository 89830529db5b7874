import { listOperations, type Contract } from './contract.ts';

const HEADER = '// This file is generated from the contract by api-spec/codegen. Never edit it.\n';

/** Modules of calls, by the name of the file. */
export type CallModules = Readonly<Record<string, string>>;

/**
 * Divides the generator's one module of calls by the first tag of their operation. Bundlers load a module as a whole, so the
 * first page does not load the calls of the member centre.
 */
export function callsByTag(contract: Contract, generated: string): CallModules {
  const [imports = '', ...parts] = generated.split(/\n\n(?=\/\*\*\n|export )/);
  const options = parts.find((part) => /^export type Options\b/.test(part)) ?? '';
  const calls = parts.filter((part) => part !== options);
  const tags = new Map(listOperations(contract).map(({ operation }) => [operation.operationId, operation.tags[0]]));
  const byFile = Map.groupBy(calls, (call) => `calls-${tagOf(call, tags).toLowerCase()}`);
  const files = [...byFile].map(([file, own]): [string, string] => [file, moduleOf(imports, own)]);
  return {
    ...Object.fromEntries(files),
    'call-options': `${HEADER}
import type { Client, ClientMeta, Options as Options2, TDataShape } from './client/index.ts';

${options}
`,
    sdk: `${HEADER}
export type { Options } from './call-options.gen.ts';
${[...byFile.keys()].map((file) => `export * from './${file}.gen.ts';`).join('\n')}
`,
  };
}

function tagOf(call: string, tags: ReadonlyMap<string, string | undefined>): string {
  const [, id = ''] = /^export const (\w+)/m.exec(call) ?? [];
  const tag = tags.get(id);
  if (tag === undefined) throw new Error(`No operation of the contract for the generated code ${call.slice(0, 200)}`);
  return tag;
}

/** A module with these calls and only the imports that they need. */
function moduleOf(imports: string, calls: readonly string[]): string {
  const code = calls.join('\n\n');
  const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);
  const needed = imports
    .split('\n')
    .filter((line) => line.startsWith('import '))
    .map((line) =>
      line.replace(/\{ (.+) \}/, (_, names: string) => {
        const kept = names.split(', ').filter((name) => isUsed(name.replace(/^type /, '').replace(/^\w+ as /, '')));
        return `{ ${kept.join(', ')} }`;
      }),
    )
    .filter((line) => !line.includes('{  }'));
  return `${HEADER}
import type { Options } from './call-options.gen.ts';
${needed.join('\n')}

${code.trimEnd()}
`;
}
