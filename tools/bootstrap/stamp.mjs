import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash over names and contents of files; a missing file changes it too.
 * @param {string} root
 * @param {string[]} files relative to root, in a stable order
 * @param {string[]} [also] further values
 * @returns {string}
 */
export function stampOf(root, files, also = []) {
  const hash = createHash('sha256');
  for (const value of also) {
    hash.update(`${value}\0`);
  }
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(readIfThere(join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {Buffer | string} the content, or '' for a missing file
 */
export function readIfThere(path) {
  try {
    return readFileSync(path);
  } catch {
    return '';
  }
}
