import { createServer } from 'node:net';

const DEFAULT_PORT = '4173';

/**
 * Checks the port before installation and build, which take long; the server checks it again when it starts.
 * @param {string | undefined} value the value of PORT
 * @returns {Promise<string>} '' or one line with the fix
 */
export async function portProblem(value) {
  const port = Number(value || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return `PORT=${value} is not a port: give a number from 1 to 65535, for example PORT=8080 npm start.`;
  }
  return (await isFree(port))
    ? ''
    : `Port ${port} is in use: stop the other program or choose another port, for example PORT=${port + 1} npm start.`;
}

/** @param {number} port */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
