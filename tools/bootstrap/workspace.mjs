import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders of the workspace's packages and the root, from pnpm-workspace.yaml.
 * @param {string} root
 * @returns {string[]} relative to root, sorted
 */
export function workspaceFolders(root) {
  const list = /^packages:\n((?: +- .*\n)*)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))?.[1] ?? '';
  const folders = [...list.matchAll(/^ +- ['"]?([^'"\s]+)/gm)].flatMap(([, pattern = '']) =>
    pattern.endsWith('/*') ? subfolders(root, pattern.slice(0, -2)) : [pattern],
  );
  return ['.', ...folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).toSorted()];
}

/**
 * @param {string} root
 * @param {string} parent
 */
function subfolders(root, parent) {
  return existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [];
}
