import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createHouse, type House } from './house.ts';
import { createSourceFile } from './source-file.ts';

/** Files without text; never read. */
const BINARY = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|mp3|mp4|webm|ogg|pdf|zip|gz|wasm|sqlite|db)$/iu;
/** What .gitignore names, for a tree without git. */
const UNTRACKED_FOLDERS = new Set([
  '.git',
  'node_modules',
  'dist',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
]);
const GENERATED = /\.gen\.ts$/u;

/** Reads the house at the root: what git tracks, and what it would track; file texts are read when asked for. */
export function readHouse(root: string): House {
  const paths = (listByGit(root) ?? listByWalk(root)).filter((path) => !BINARY.test(path) && isFile(join(root, path)));
  return createHouse(paths.toSorted().map((path) => createSourceFile(path, () => readText(join(root, path)))));
}

function listByGit(root: string): string[] | undefined {
  try {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(listed.split('\0').filter((path) => path !== ''))];
  } catch {
    return undefined;
  }
}

function listByWalk(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return UNTRACKED_FOLDERS.has(entry.name) ? [] : listByWalk(root, path);
    return entry.isFile() && !GENERATED.test(path) ? [path] : [];
  });
}

/** Git still lists files that were deleted but not committed so. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function readText(path: string): string {
  const text = readFileSync(path, 'utf8');
  return text.includes('\0') ? '' : text;
}
