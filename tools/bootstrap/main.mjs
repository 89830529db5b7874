import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runChild, stopChildrenOnSignals, stopCode } from './child.mjs';
import { ensureInstalled, projectNode } from './install.mjs';
import { onNpmExit } from './parent.mjs';
import { portProblem } from './port.mjs';
import { explainOutput, UserError } from './user-error.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const EXIT_WITH_PARENT = pathToFileURL(join(ROOT, 'tools/bootstrap/exit-with-parent.mjs')).href;
const STEPS = 'tools/src/run/main.ts';

/** @typedef {{ first: string[], script: string, cwd?: string, env?: Record<string, string>, check?: () => Promise<string> }} ServerCommand */

/**
 * The commands that keep running. Every other command is a step of tools/src/run/steps.ts. The steps in `first` run before
 * the script.
 * @type {Record<string, ServerCommand>}
 */
const SERVERS = {
  start: {
    first: ['build:sandbox', 'docs:api'],
    script: 'apps/web/server/main.ts',
    env: { SITE_FOLDER: join(ROOT, '.cache/sandbox') },
    check: () => portProblem(process.env.PORT),
  },
  dev: { first: ['generate'], script: 'apps/web/node_modules/vite/bin/vite.js', cwd: 'apps/web' },
  mock: { first: ['generate'], script: 'packages/mock-server/src/server-main.ts' },
};

/**
 * Installs missing dependencies, runs the command under the project's Node and sets the exit code.
 * @param {string[]} argv the command and its arguments
 */
export async function main([command = 'test', ...args]) {
  stopChildrenOnSignals(onNpmExit);
  try {
    process.exitCode = await run(command, args);
  } catch (error) {
    // Print the stack of a bug, but not of a full disk or a missing permission.
    if (!(error instanceof UserError || (error instanceof Error && 'syscall' in error))) {
      throw error;
    }
    console.error(explainOutput(error.message) ?? error.message);
    if (command === 'test') {
      console.log('0 passed, 1 failed');
    }
    process.exitCode = 1;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function run(command, args) {
  const server = Object.hasOwn(SERVERS, command) ? SERVERS[command] : undefined;
  const problem = await server?.check?.();
  if (problem) {
    throw new UserError(problem);
  }
  await ensureInstalled(ROOT, console.log);
  const node = stopCode() ? '' : projectNode(ROOT);
  if (!server) {
    return runNode(node, STEPS, [command, ...args]);
  }
  for (const step of server.first) {
    const code = await runNode(node, STEPS, [step]);
    if (code !== 0) {
      return code;
    }
  }
  return runNode(node, server.script, args, server);
}

/**
 * @param {string} node
 * @param {string} script relative to the root
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [place] working folder relative to the root, and variables
 * @returns {Promise<number>} the exit code
 */
async function runNode(node, script, args, { cwd = '.', env = {} } = {}) {
  const stopped = stopCode();
  if (stopped) {
    return stopped;
  }
  const { code } = await runChild(node, ['--import', EXIT_WITH_PARENT, join(ROOT, script), ...args], {
    cwd: join(ROOT, cwd),
    env: { ...process.env, ...env, PATH: `${dirname(node)}:${process.env.PATH ?? ''}` },
    channel: true,
  });
  return code;
}
