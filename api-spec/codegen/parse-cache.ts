import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { load } from 'js-yaml';

/** Contents of YAML files that were parsed before, by a hash of the text: parsing takes most of the time of a bundle. */
export interface ParseCache {
  /** The content of a YAML text. Throws when the text is not YAML. */
  readonly parse: (text: string) => unknown;
  /** Writes the contents that were asked for; others are forgotten. */
  readonly save: () => Promise<void>;
}

/** The cache in `file`; an empty one when the file is missing or unreadable. */
export function openParseCache(file: string): ParseCache {
  const before = readCache(file);
  const used = new Map<string, unknown>();
  return {
    parse: (text) => {
      const key = createHash('sha256').update(text).digest('base64');
      const content = used.get(key) ?? before.get(key) ?? load(text);
      used.set(key, content);
      return content;
    },
    save: async () => {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify([...used]));
    },
  };
}

function readCache(file: string): ReadonlyMap<string, unknown> {
  try {
    const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(Array.isArray(entries) ? entries : []);
  } catch {
    return new Map();
  }
}
