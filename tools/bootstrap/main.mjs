import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runChild, stopChildrenOnSignals, stopCode } from './child.mjs';
import { ensureInstalled, projectNode } from './install.mjs';
import { whenNpmIsGone } from './parent.mjs';
import { troubleWithPort } from './port.mjs';
import { explainOutput, Trouble } from './trouble.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const END_WITH_PARENT = pathToFileURL(join(ROOT, 'tools/bootstrap/end-with-parent.mjs')).href;
const STEPS = 'tools/src/run/main.ts';

/**
 * The commands that keep running; every other name is a step of the test runner (tools/src/run/steps.ts).
 * `first` are the steps that must have been done before.
 * @type {Record<string, { first: string[], script: string, cwd?: string, check?: () => Promise<string> }>}
 */
const SERVERS = {
  start: {
    first: ['build', 'docs:api'],
    script: 'apps/web/server/main.ts',
    check: () => troubleWithPort(process.env.PORT),
  },
  dev: { first: ['generate'], script: 'apps/web/node_modules/vite/bin/vite.js', cwd: 'apps/web' },
  mock: { first: ['generate'], script: 'packages/mock-server/src/server-main.ts' },
};

/**
 * Installs what is missing, then runs the command under the project's Node. Ends the process.
 * @param {string[]} argv the command and its arguments
 */
export async function main([command = 'test', ...args]) {
  stopChildrenOnSignals(whenNpmIsGone);
  try {
    process.exitCode = await run(command, args);
  } catch (error) {
    // A stack helps with a mistake of ours, not with a full disk or a folder without rights.
    if (!(error instanceof Trouble || (error instanceof Error && 'syscall' in error))) {
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
  const trouble = await server?.check?.();
  if (trouble) {
    throw new Trouble(trouble);
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
  return runNode(node, server.script, args, server.cwd);
}

/**
 * @param {string} node
 * @param {string} script relative to the root
 * @param {string[]} args
 * @param {string} [cwd] relative to the root
 * @returns {Promise<number>} the exit code
 */
async function runNode(node, script, args, cwd = '.') {
  const stopped = stopCode();
  if (stopped) {
    return stopped;
  }
  const { code } = await runChild(node, ['--import', END_WITH_PARENT, join(ROOT, script), ...args], {
    cwd: join(ROOT, cwd),
    env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ''}` },
    channel: true,
  });
  return code;
}
