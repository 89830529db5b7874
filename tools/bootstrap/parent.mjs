import { readFileSync } from 'node:fs';

const POLL_INTERVAL_MS = 500;

/**
 * Calls the listener when the npm that started this process was killed (SIGKILL), because npm then sends no signal. npm
 * starts scripts through a shell, which may be replaced by the script, so the parent of the shell is watched too. Does
 * nothing outside npm, where a parent may exit on purpose.
 * @param {() => void} listener
 */
export function onNpmExit(listener) {
  if (!process.env.npm_lifecycle_event) {
    return;
  }
  const parent = process.ppid;
  const shell = isShell(parent) ? parent : undefined;
  const grandparent = shell && parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid !== parent || (shell && parentOf(shell) !== grandparent)) {
      clearInterval(timer);
      listener();
    }
  }, POLL_INTERVAL_MS);
  timer.unref();
}

/** @param {number} pid */
function isShell(pid) {
  return /^(ba|da|a|z|k)?sh$/.test(/\((.*)\)/s.exec(stat(pid))?.[1] ?? '');
}

/** @param {number} pid */
function parentOf(pid) {
  return Number(/\) \S (\d+)/.exec(stat(pid))?.[1] ?? 0);
}

/** @param {number} pid */
function stat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
