import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { DEFAULT_FOLDER } from './folders.ts';

/** Texts as in a file, nested by parts of their keys. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Texts by their whole key, for example `nav.home`. */
export type FlatTexts = Readonly<Record<string, string>>;

export interface TextFile {
  readonly path: string;
  /** Name of the folder that has the folder `texts`, in camel case: `bettingRecord` for `betting-record/texts/en.json`. */
  readonly namespace: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly texts: Texts;
}

export const SOURCE_LANGUAGE = 'en';

const FILES = '**/texts/*.json';
const TEXT_FILE = /([^/]+)\/texts\/([^/]+)\.json$/;

/** All text files below a folder, by default of the app's source. */
export function readTextFiles(folder = DEFAULT_FOLDER): TextFile[] {
  return globSync(FILES, { cwd: folder })
    .toSorted()
    .map((name) => {
      const [, owner = '', language = ''] = TEXT_FILE.exec(name.replaceAll(path.sep, '/')) ?? [];
      const file = path.join(folder, name);
      // Tests check the shape.
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
      return { path: file, namespace: namespaceOf(owner), language, texts };
    });
}

const namespaceOf = (folder: string): string =>
  folder.replaceAll(/-([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/** Texts of the files of a language by namespace. */
export function textsOf(files: readonly TextFile[], language: string): ReadonlyMap<string, FlatTexts> {
  return new Map(
    files.filter((file) => file.language === language).map(({ namespace, texts }) => [namespace, flatten(texts)]),
  );
}

export function flatten(texts: Texts, prefix = ''): FlatTexts {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : Object.entries(flatten(value, `${prefix}${key}.`)),
  );
  return Object.fromEntries(entries);
}

/** Nests texts by the parts of their keys, in the given order. */
export function nest(texts: FlatTexts): Texts {
  const root: Record<string, Texts | string> = {};
  const folderAt = (parent: Record<string, Texts | string>, key: string): Record<string, Texts | string> => {
    const found = parent[key];
    const folder = typeof found === 'object' ? found : {};
    parent[key] = folder;
    return folder;
  };
  for (const [key, text] of Object.entries(texts)) {
    const parts = key.split('.');
    const last = parts.pop() ?? '';
    parts.reduce(folderAt, root)[last] = text;
  }
  return root;
}
