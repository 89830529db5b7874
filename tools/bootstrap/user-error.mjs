import { statfsSync } from 'node:fs';

/** A failed command is explained by a full disk when fewer bytes are free. */
const FULL_DISK_BYTES = 16 * 1024 * 1024;

const DISK_FULL = 'The disk is full: free about 1 GB and run the same command again.';

/** @type {[RegExp, string][]} */
const KNOWN_FAILURES = [
  [/ENOSPC|no space left on device|EDQUOT/i, DISK_FULL],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE/,
    'pnpm-lock.yaml does not match the package.json files: run pnpm install (npx, in the version of `packageManager`) ' +
      'and commit the lockfile.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|network request/i,
    'The package registry cannot be reached: the first start needs the network. ' +
      'Check the connection and the proxy settings of npm, then run the same command again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'The project folder or the cache of npm in the home folder cannot be written to: check their owner.',
  ],
];

/** An error that the user can fix; its message is printed without a stack. */
export class UserError extends Error {}

/**
 * The fix for a failed command, by its output; line breaks in the output do not matter.
 * @param {string} output
 * @returns {string | undefined}
 */
export function explainOutput(output) {
  const text = output.replaceAll(/\s+/g, ' ');
  return KNOWN_FAILURES.find(([pattern]) => pattern.test(text))?.[1];
}

/**
 * The fix for a full disk, for a command whose output was not captured.
 * @param {string[]} folders that the command writes to
 * @param {(folder: string) => number} [freeBytes]
 * @returns {string | undefined}
 */
export function explainFullDisk(folders, freeBytes = measureFreeBytes) {
  return folders.some((folder) => freeBytes(folder) < FULL_DISK_BYTES) ? DISK_FULL : undefined;
}

/** @param {string} folder */
function measureFreeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
