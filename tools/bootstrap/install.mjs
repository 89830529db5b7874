import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runChild, stopCode } from './child.mjs';
import { bringsPinnedNode, troubleWithoutPinnedNode } from './environment.mjs';
import { readIfThere, stampOf } from './stamp.mjs';
import { explainFullDisk, explainOutput, Trouble } from './trouble.mjs';
import { workspaceFolders } from './workspace.mjs';

const STAMP_FILE = 'node_modules/.croupier-install';
const PINNED_NODE = 'node_modules/.bin/node';

/** CI: pnpm asks no question that nobody sees. Without a network npm gives up after seconds, not after a minute. */
const QUIET = { CI: 'true', npm_config_fetch_retry_mintimeout: '2000', npm_config_fetch_retry_maxtimeout: '8000' };

/**
 * Installs the dependencies unless exactly these are there already.
 * @param {string} root
 * @param {(line: string) => void} say
 * @throws {Trouble} with the line that says what to do; what pnpm printed has been shown before
 */
export async function ensureInstalled(root, say) {
  const folders = workspaceFolders(root);
  const stamp = installStamp(root, folders);
  if (isInstalled(root, folders, stamp)) {
    return;
  }
  say('Installing the dependencies; the first time takes a minute or two …');
  const started = Date.now();
  await install(root);
  if (stopCode()) {
    return;
  }
  writeFileSync(join(root, STAMP_FILE), stamp);
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * The Node that runs the project: the pinned one of the installation, or the current one where that does not start.
 * @param {string} root
 * @returns {string}
 * @throws {Trouble}
 */
export function projectNode(root) {
  const pinned = join(root, PINNED_NODE);
  if (bringsPinnedNode(process) && spawnSync(pinned, ['--version']).status === 0) {
    return pinned;
  }
  const trouble = troubleWithoutPinnedNode(process);
  if (trouble) {
    throw new Trouble(trouble);
  }
  return process.execPath;
}

/**
 * @param {string} root
 * @param {string[]} folders
 * @returns {string} changes with everything that decides what is installed
 */
export function installStamp(root, folders) {
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.nvmrc',
    ...folders.map((folder) => `${folder}/package.json`),
  ];
  return stampOf(root, files, [process.platform, process.arch]);
}

/**
 * @param {string} root
 * @param {string[]} folders
 * @param {string} stamp
 */
export function isInstalled(root, folders, stamp) {
  return (
    String(readIfThere(join(root, STAMP_FILE))) === stamp &&
    folders.every((folder) => !hasDependencies(root, folder) || existsSync(join(root, folder, 'node_modules')))
  );
}

/**
 * @param {string} root
 * @param {string} folder
 */
function hasDependencies(root, folder) {
  return /ependencies"/.test(String(readIfThere(join(root, folder, 'package.json'))));
}

/** @param {string} root */
async function install(root) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // Generation, the root's own `prepare`, comes later as a step that reports its own failures.
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--ignore-scripts', '--reporter=append-only'];
  const { code, output } = await runChild('npx', args, {
    cwd: root,
    env: { ...process.env, ...QUIET },
    output: 'capture',
  });
  if (stopCode() || (code === 0 && (!bringsPinnedNode(process) || existsSync(join(root, PINNED_NODE))))) {
    return;
  }
  if (code === 127 && /ENOENT/.test(output)) {
    throw new Trouble(
      'npm is missing (npx is not on the PATH): install Node.js together with npm and run the command again.',
    );
  }
  process.stderr.write(output);
  throw new Trouble(
    explainFullDisk([root, homedir()]) ??
      explainOutput(output) ??
      'The dependencies (Node 24 is one of them) could not be installed: the reason stands above. ' +
        'Put it right and run the same command again.',
  );
}
