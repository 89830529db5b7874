import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folders that tests read and git ignores. */
const GENERATED = ['api-spec/dist', 'packages/sdk/src/generated'];
/** The folder in which pnpm stores packages; other entries of a node_modules are links to it or to workspace packages. */
const STORE = '.pnpm';

/** The name of a configuration that runs the stories of a copy; it is written to packages/ui of the copy. */
export const STORIES_CONFIG = 'vitest.planted.config.ts';
const STORIES_CONFIG_TEXT = `import config from './vitest.stories.config.ts';
const { test } = config;
// Installed packages are outside the copy; Vite serves such files to a browser only when it is not strict.
const server = { fs: { strict: false } };
const projects = test.projects.map((project) => ({ ...project, server }));
export default { ...config, server, test: { ...test, projects } };
`;

/** Copies the working tree, with changes that are not committed. Installed packages are linked, not copied. */
export function copyTree(root: string, target: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
  for (const file of files) {
    const copy = path.join(target, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(path.join(root, file), copy);
  }
  for (const folder of GENERATED) {
    if (existsSync(path.join(root, folder))) {
      cpSync(path.join(root, folder), path.join(target, folder), { recursive: true });
    }
  }
  const packages = files.filter((file) => path.basename(file) === 'package.json').map((file) => path.dirname(file));
  for (const folder of packages) linkModules(path.join(root, folder), path.join(target, folder));
  writeFileSync(path.join(target, 'packages/ui', STORIES_CONFIG), STORIES_CONFIG_TEXT);
}

/** Copies links unchanged: relative links to workspace packages then lead to the packages of the copy. */
function linkModules(from: string, to: string): void {
  const modules = path.join(from, 'node_modules');
  if (!existsSync(modules)) return;
  mkdirSync(path.join(to, 'node_modules'), { recursive: true });
  for (const entry of readdirSync(modules)) {
    const source = path.join(modules, entry);
    const copy = path.join(to, 'node_modules', entry);
    if (entry === STORE) symlinkSync(source, copy);
    // Other entries with a leading dot are caches of tools, such as .vite, which must not be shared.
    else if (!entry.startsWith('.') || entry === '.bin')
      cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
  }
}
