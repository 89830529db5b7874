/** Oldest major versions of Node: for the bootstrap, and for the TypeScript files of the project. */
const MIN_BOOTSTRAP_NODE = 20;
const MIN_PROJECT_NODE = 24;

/**
 * The problem with the Node that npm started, or ''. On Linux (x64, arm64) the installation includes the pinned Node;
 * elsewhere the Node on the PATH must be new enough.
 * @param {{ version: string, platform: string, arch: string }} system
 * @returns {string} one line with the fix
 */
export function systemNodeProblem(system) {
  if (major(system.version) < MIN_BOOTSTRAP_NODE) {
    return neededMessage(MIN_BOOTSTRAP_NODE, system);
  }
  return includesPinnedNode(system) ? '' : unpinnedNodeProblem(system);
}

/**
 * The problem where the pinned Node is missing or does not start (musl, a copied node_modules), or ''.
 * @param {{ version: string, platform: string, arch: string }} system
 * @returns {string}
 */
export function unpinnedNodeProblem(system) {
  return major(system.version) < MIN_PROJECT_NODE ? neededMessage(MIN_PROJECT_NODE, system) : '';
}

/**
 * True when the dependencies include the pinned Node for this system.
 * @param {{ platform: string, arch: string }} system
 */
export function includesPinnedNode(system) {
  return system.platform === 'linux' && (system.arch === 'x64' || system.arch === 'arm64');
}

/**
 * @param {number} version
 * @param {{ version: string, platform: string, arch: string }} system
 */
function neededMessage(version, system) {
  return (
    `Node.js ${version} or newer is needed on ${system.platform} ${system.arch}, this is ${system.version}: ` +
    `install Node.js ${MIN_PROJECT_NODE} (https://nodejs.org), put it first on the PATH and run the command again.`
  );
}

/** @param {string} version such as 'v24.21.0' */
function major(version) {
  return Number(version.replace(/^v/, '').split('.')[0]);
}
