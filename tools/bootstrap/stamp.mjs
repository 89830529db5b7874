import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One hash over names and contents; a missing file counts as such.
 * @param {string} root
 * @param {string[]} files relative to root, in a stable order
 * @param {string[]} [also] further facts that belong to the stamp
 * @returns {string}
 */
export function stampOf(root, files, also = []) {
  const hash = createHash('sha256');
  for (const fact of also) {
    hash.update(`${fact}\0`);
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
 * @returns {Buffer | string} the content, or a mark for 'not there'
 */
export function readIfThere(path) {
  try {
    return readFileSync(path);
  } catch {
    return '';
  }
}
