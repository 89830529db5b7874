import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Ctrl-C also signals the children in the process group; only children still running after this time get a signal. */
const SIGNAL_DELAY_MS = 200;
/** Time for a clean exit before SIGKILL. */
const GRACE_MS = 8000;

/** @typedef {{ group: boolean, stopWith: NodeJS.Signals, kill: (signal: NodeJS.Signals) => void }} RunningChild */
/** @type {Set<RunningChild>} */
const running = new Set();

/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

/**
 * @typedef {object} ChildOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] the whole environment
 * @property {'inherit' | 'capture' | 'show'} [output] inherit: the child uses the terminal and this process group;
 *   capture and show: no input and a separate process group, so that all of its children can be stopped
 * @property {NodeJS.Signals} [stopWith] the signal for a clean exit; SIGTERM by default
 * @property {boolean} [channel] opens the IPC channel that exit-with-parent.mjs listens to
 * @property {number} [timeLimitMs]
 */

/**
 * Runs a program until it exits. Never throws: the code is 127 for a program that cannot be started.
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

    /** @type {RunningChild} */
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
 * Stops every child, then this process, on SIGINT, SIGTERM and SIGHUP.
 * @param {(listener: () => void) => void} [watchParent] calls its listener when the parent has exited
 */
export function stopChildrenOnSignals(watchParent) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stopAll(signal));
  }
  watchParent?.(() => stopAll('SIGHUP'));
}

/** The exit code after a signal, or undefined before one. */
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
    setTimeout(() => end(entry), entry.group ? 0 : SIGNAL_DELAY_MS).unref();
  }
}

/** @param {RunningChild} entry */
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
    // The process has exited.
  }
}
