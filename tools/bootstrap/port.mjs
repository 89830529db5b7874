import { createServer } from 'node:net';

const DEFAULT_PORT = '4173';

/**
 * Whether the site can listen where it is told to. Asked before the long way through installation and build;
 * the server asks again when it starts.
 * @param {string | undefined} wanted the value of PORT
 * @returns {Promise<string>} '' or one line that says what to do
 */
export async function troubleWithPort(wanted) {
  const port = Number(wanted || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return `PORT=${wanted} is not a port: give a number from 1 to 65535, for example PORT=8080 npm start.`;
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
