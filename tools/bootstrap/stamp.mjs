import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash over names and contents of files; a missing file counts as an empty file.
 * @param {string} root
 * @param {string[]} files relative to root, in a stable order
 * @param {string[]} [values] further values for the hash
 * @returns {string}
 */
export function stampOf(root, files, values = []) {
  const hash = createHash('sha256');
  for (const value of values) {
    hash.update(`${value}\0`);
  }
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(readOrEmpty(join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {Buffer | string} the content, or '' for a missing file
 */
export function readOrEmpty(path) {
  try {
    return readFileSync(path);
  } catch {
    return '';
  }
}
