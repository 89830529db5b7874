import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

import { createApiListener, createWorld, personas, trialHint } from './server.ts';

const DEFAULT_PORT = 4174;
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Expose-Headers': '*',
};

const { values } = parseArgs({ options: { port: { type: 'string', default: String(DEFAULT_PORT) } } });
const port = Number.parseInt(values.port, 10);
const listener = createApiListener(createWorld());

const server = createServer((request, response) => {
  // Sandbox pages come from other ports, and tokens travel in a header, so any origin may call.
  for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
  if (request.method === 'OPTIONS') response.writeHead(204).end();
  else listener(request, response);
});

server.once('error', (error) => {
  const busy = 'code' in error && error.code === 'EADDRINUSE';
  console.error(busy ? `Port ${port} is in use: stop what runs there, or choose another with --port.` : error.message);
  process.exitCode = 1;
});

const stop = (): void => {
  server.close();
  server.closeAllConnections();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

server.listen(port, '127.0.0.1', () => {
  console.log(`The mock answers on http://127.0.0.1:${port}`);
  for (const { account, password, shows } of Object.values(personas))
    console.log(`  ${account} / ${password}  ${shows}`);
  console.log(`  ${trialHint}`);
  console.log('Stop it with Ctrl-C.');
});
