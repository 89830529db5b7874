import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runChild, stopCode } from './child.mjs';
import { includesPinnedNode, unpinnedNodeProblem } from './environment.mjs';
import { readOrEmpty, stampOf } from './stamp.mjs';
import { explainFullDisk, explainOutput, UserError } from './user-error.mjs';
import { workspaceFolders } from './workspace.mjs';

const STAMP_FILE = 'node_modules/.croupier-install';
const PINNED_NODE = 'node_modules/.bin/node';

/** With CI set, pnpm does not prompt. With these retry limits, npm fails within seconds when there is no network. */
const INSTALL_ENV = {
  CI: 'true',
  npm_config_fetch_retry_mintimeout: '2000',
  npm_config_fetch_retry_maxtimeout: '8000',
};

/**
 * Installs the dependencies unless they are installed in the locked versions.
 * @param {string} root
 * @param {(line: string) => void} say
 * @throws {UserError} with the fix, after the output of pnpm has been printed
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
 * The Node that runs the project: the pinned one, or the current one where the pinned one does not start.
 * @param {string} root
 * @returns {string}
 * @throws {UserError}
 */
export function projectNode(root) {
  const pinned = join(root, PINNED_NODE);
  if (includesPinnedNode(process) && spawnSync(pinned, ['--version']).status === 0) {
    return pinned;
  }
  const problem = unpinnedNodeProblem(process);
  if (problem) {
    throw new UserError(problem);
  }
  return process.execPath;
}

/**
 * @param {string} root
 * @param {string[]} folders
 * @returns {string} a hash over everything that decides what is installed
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
    String(readOrEmpty(join(root, STAMP_FILE))) === stamp &&
    folders.every((folder) => !hasDependencies(root, folder) || existsSync(join(root, folder, 'node_modules')))
  );
}

/**
 * @param {string} root
 * @param {string} folder
 */
function hasDependencies(root, folder) {
  return /ependencies"/.test(String(readOrEmpty(join(root, folder, 'package.json'))));
}

/** @param {string} root */
async function install(root) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // Without scripts, because the `prepare` script of the root runs later as the step `generate`.
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--ignore-scripts', '--reporter=append-only'];
  const { code, output } = await runChild('npx', args, {
    cwd: root,
    env: { ...process.env, ...INSTALL_ENV },
    output: 'capture',
  });
  if (stopCode() || (code === 0 && (!includesPinnedNode(process) || existsSync(join(root, PINNED_NODE))))) {
    return;
  }
  if (code === 127 && /ENOENT/.test(output)) {
    throw new UserError(
      'npm is missing (npx is not on the PATH): install Node.js together with npm and run the command again.',
    );
  }
  process.stderr.write(output);
  throw new UserError(
    explainFullDisk([root, homedir()]) ??
      explainOutput(output) ??
      'The dependencies, including Node 24, could not be installed; the output above has the reason. ' +
        'Fix it and run the same command again.',
  );
}
