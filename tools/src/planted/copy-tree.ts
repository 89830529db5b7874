import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What tests read and git does not know. */
const GENERATED = ['api-spec/dist', 'packages/sdk/src/generated'];
/** Where pnpm keeps the packages themselves; everything else in a node_modules is a link to there or to a neighbour. */
const STORE = '.pnpm';

/** Runs stories in a copy, from packages/ui. */
export const STORIES_CONFIG = 'vitest.planted.config.ts';
const STORIES_CONFIG_TEXT = `import config from './vitest.stories.config.ts';
const { test } = config;
// Installed packages lie outside the copy, from where Vite would serve nothing to a browser.
const server = { fs: { strict: false } };
const projects = test.projects.map((project) => ({ ...project, server }));
export default { ...config, server, test: { ...test, projects } };
`;

/** Copies the repository as it is, with changes that are not committed. Installed packages are shared, not copied. */
export function copyTree(root: string, into: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
  for (const file of files) {
    const copy = path.join(into, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(path.join(root, file), copy);
  }
  for (const folder of GENERATED) {
    if (existsSync(path.join(root, folder))) {
      cpSync(path.join(root, folder), path.join(into, folder), { recursive: true });
    }
  }
  const packages = files.filter((file) => path.basename(file) === 'package.json').map((file) => path.dirname(file));
  for (const folder of packages) linkModules(path.join(root, folder), path.join(into, folder));
  writeFileSync(path.join(into, 'packages/ui', STORIES_CONFIG), STORIES_CONFIG_TEXT);
}

/** Links stay relative, so that packages of the repository are found in the copy. */
function linkModules(from: string, to: string): void {
  const modules = path.join(from, 'node_modules');
  if (!existsSync(modules)) return;
  mkdirSync(path.join(to, 'node_modules'), { recursive: true });
  for (const entry of readdirSync(modules)) {
    const source = path.join(modules, entry);
    const copy = path.join(to, 'node_modules', entry);
    if (entry === STORE) symlinkSync(source, copy);
    // A tool's own cache, such as .vite, belongs to one tree.
    else if (!entry.startsWith('.') || entry === '.bin')
      cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
  }
}
