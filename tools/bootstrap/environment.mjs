/** Oldest Node that can run the bootstrap, and the one that the project's TypeScript needs. */
const OLDEST_NODE = 20;
const PROJECT_NODE = 24;

/**
 * What is wrong with the Node that npm started, or '' when it will do.
 * On Linux (x64, arm64) the installation brings the pinned Node, elsewhere the one on the PATH must be new enough.
 * @param {{ version: string, platform: string, arch: string }} system
 * @returns {string} one line that says what to do
 */
export function troubleWithSystemNode(system) {
  if (major(system.version) < OLDEST_NODE) {
    return needed(OLDEST_NODE, system);
  }
  return bringsPinnedNode(system) ? '' : troubleWithoutPinnedNode(system);
}

/**
 * The same where the pinned Node is missing or does not start (musl, a copied node_modules).
 * @param {{ version: string, platform: string, arch: string }} system
 * @returns {string}
 */
export function troubleWithoutPinnedNode(system) {
  return major(system.version) < PROJECT_NODE ? needed(PROJECT_NODE, system) : '';
}

/** @param {{ platform: string, arch: string }} system */
export function bringsPinnedNode(system) {
  return system.platform === 'linux' && (system.arch === 'x64' || system.arch === 'arm64');
}

/**
 * @param {number} version
 * @param {{ version: string, platform: string, arch: string }} system
 */
function needed(version, system) {
  return (
    `Node.js ${version} or newer is needed on ${system.platform} ${system.arch}, this is ${system.version}: ` +
    `install Node.js ${PROJECT_NODE} (https://nodejs.org), put it first on the PATH and run the command again.`
  );
}

/** @param {string} version such as 'v24.21.0' */
function major(version) {
  return Number(version.replace(/^v/, '').split('.')[0]);
}
