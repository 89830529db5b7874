import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { load } from 'js-yaml';

import { readContract, type Contract } from './contract.ts';
import { packageRoot } from './package-root.ts';
import { openParseCache } from './parse-cache.ts';

/** Folders whose files are components; files of other folders replace their reference. */
const COMPONENT_FOLDERS: ReadonlySet<string> = new Set(['schemas', 'parameters', 'responses', 'examples']);

interface Component {
  readonly file: string;
  content: unknown;
}

/** Writes the contract as one document, `dist/openapi.json`. */
export async function writeBundle(): Promise<Contract> {
  const file = path.join(packageRoot, 'dist/openapi.json');
  await mkdir(path.dirname(file), { recursive: true });
  const cache = openParseCache(path.join(packageRoot, 'dist/parsed.json'));
  await writeFile(file, JSON.stringify(bundle(packageRoot, cache.parse), null, 2));
  await cache.save();
  return readContract(pathToFileURL(file));
}

/**
 * The files of a contract as one document: `$ref: ../schemas/money/Money.yaml` becomes `#/components/schemas/Money`.
 * Throws when a file is missing or two components have the same name. Redocly, which lints the contract, bundles the
 * same document, which the linter checks, but takes more than twice as long. `parse` reads the text of a file.
 */
export function bundle(folder: string, parse: (text: string) => unknown = (text) => load(text)): object {
  const components = new Map<string, Map<string, Component>>([...COMPONENT_FOLDERS].map((name) => [name, new Map()]));
  const read = (file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'));

  const convert = (value: unknown, file: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => convert(item, file));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const reference: unknown = Reflect.get(value, '$ref');
    if (typeof reference === 'string') {
      const target = targetOf(reference, file);
      if (target !== undefined && componentOf(target) === undefined) return convert(read(target), target);
    }
    return Object.fromEntries(entries.map(([key, item]) => [key, convertEntry(key, item, file)]));
  };

  const convertEntry = (key: string, item: unknown, file: string): unknown => {
    if (key === '$ref' && typeof item === 'string') return addressOf(item, file);
    if (key === 'mapping' && typeof item === 'object' && item !== null) {
      return Object.fromEntries(Object.entries(item).map(([name, target]) => [name, addressOf(String(target), file)]));
    }
    return convert(item, file);
  };

  /** The address in the document of what a reference names; a reference within the document is its own address. */
  const addressOf = (reference: string, file: string): string => {
    const target = targetOf(reference, file);
    const component = target === undefined ? undefined : componentOf(target);
    if (target === undefined || component === undefined) return reference;
    const { section, name } = component;
    const known = components.get(section)?.get(name);
    if (known !== undefined && known.file !== target)
      throw new Error(`${known.file} and ${target} have the same name.`);
    if (known === undefined) {
      const added: Component = { file: target, content: undefined };
      // Before the content is converted, because a schema may contain itself.
      components.get(section)?.set(name, added);
      added.content = convert(read(target), target);
    }
    return `#/components/${section}/${name}`;
  };

  const document = convert(read('openapi.yaml'), 'openapi.yaml');
  if (typeof document !== 'object' || document === null) throw new Error('openapi.yaml describes no API.');
  const sections = [...components].map(([section, all]) => [
    section,
    Object.fromEntries([...all].map(([name, { content }]) => [name, content])),
  ]);
  const own: unknown = Reflect.get(document, 'components');
  return { ...document, components: { ...(typeof own === 'object' ? own : {}), ...Object.fromEntries(sections) } };
}

/** The file that a reference names, from the contract's folder; undefined for a reference within the document. */
function targetOf(reference: string, file: string): string | undefined {
  return reference.endsWith('.yaml') ? path.join(path.dirname(file), reference) : undefined;
}

function componentOf(file: string): { readonly section: string; readonly name: string } | undefined {
  const [section = ''] = file.split(path.sep, 1);
  return COMPONENT_FOLDERS.has(section) ? { section, name: path.basename(file, '.yaml') } : undefined;
}
