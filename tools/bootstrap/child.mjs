import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Ctrl-C, or a signal to the process group, reaches the children by itself; only who is left then is told again. */
const HEARD_ALREADY_MS = 200;
/** How long a child may take to end cleanly. */
const GRACE_MS = 8000;

/** @typedef {{ group: boolean, stopWith: NodeJS.Signals, kill: (signal: NodeJS.Signals) => void }} Running */
/** @type {Set<Running>} */
const running = new Set();

/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

/**
 * @typedef {object} ChildOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] the whole environment
 * @property {'inherit' | 'capture' | 'show'} [output] inherit: the child owns the terminal and lives in this process
 *   group; capture and show: no input and a process group of its own, so that all of its children can be ended
 * @property {NodeJS.Signals} [stopWith] the signal that makes it end cleanly, SIGTERM unless told otherwise
 * @property {boolean} [channel] give it the channel that end-with-parent.mjs listens to
 * @property {number} [timeLimitMs]
 */

/**
 * Runs a program and waits for it. Never throws: a program that cannot be started ends with code 127.
 * @param {string} file
 * @param {string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} the exit code, or 128 + the signal's number
 */
export function runChild(file, args, options = {}) {
  const { cwd, env = process.env, output = 'inherit', stopWith = 'SIGTERM', channel, timeLimitMs } = options;
  const group = output !== 'inherit';
  const stream = output === 'capture' ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env,
      detached: group,
      stdio: [group ? 'ignore' : 'inherit', stream, stream, ...(channel ? [/** @type {const} */ ('ipc')] : [])],
    });
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.stderr?.setEncoding('utf8').on('data', (chunk) => (text += chunk));

    /** @type {Running} */
    const entry = { group, stopWith, kill: (signal) => send(child.pid, group, signal) };
    running.add(entry);
    const limit = timeLimitMs ? setTimeout(() => end(entry), timeLimitMs) : undefined;
    const done = (/** @type {number} */ code) => {
      clearTimeout(limit);
      running.delete(entry);
      resolve({ code, output: text });
    };
    child.once('error', (error) => {
      text += `${error.message}\n`;
      done(127);
    });
    child.once('close', (code, signal) => done(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}

/**
 * Ends every child when this process is told to stop, and this process with them.
 * @param {(listener: () => void) => void} [watchParent] calls its listener when the parent is gone
 */
export function stopChildrenOnSignals(watchParent) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stopAll(signal));
  }
  watchParent?.(() => stopAll('SIGHUP'));
}

/** The exit code of an interrupted command, or undefined while nobody has asked to stop. */
export function stopCode() {
  return stoppedBy && 128 + constants.signals[stoppedBy];
}

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  if (stoppedBy) {
    return;
  }
  stoppedBy = signal;
  if (running.size === 0) {
    process.exit(stopCode());
  }
  for (const entry of running) {
    setTimeout(() => end(entry), entry.group ? 0 : HEARD_ALREADY_MS).unref();
  }
}

/** @param {Running} entry */
function end(entry) {
  if (!running.has(entry)) {
    return;
  }
  entry.kill(entry.stopWith);
  setTimeout(() => running.has(entry) && entry.kill('SIGTERM'), GRACE_MS / 2).unref();
  setTimeout(() => running.has(entry) && entry.kill('SIGKILL'), GRACE_MS).unref();
}

/**
 * @param {number | undefined} pid
 * @param {boolean} group
 * @param {NodeJS.Signals} signal
 */
function send(pid, group, signal) {
  if (pid === undefined) {
    return;
  }
  try {
    process.kill(group ? -pid : pid, signal);
  } catch {
    // It ended in the meantime.
  }
}
