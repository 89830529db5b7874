import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lint/repository.ts';
import type { SourceFile } from './rule.ts';

/** All text files of the repository; the content of a file is read on first use. */
export function readFiles(root: string): SourceFile[] {
  return listFiles(root).map((path) => {
    let text: string | undefined;
    return {
      path,
      get text() {
        return (text ??= readFileSync(join(root, path), 'utf8'));
      },
    };
  });
}
