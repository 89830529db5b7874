import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { personas, prepareFiles, trialHint } from '@croupier/mock-server/server';

import { API_DOCS } from './api-docs.ts';
import { AddressError, listenAddress } from './listen-address.ts';
import { createSiteServer } from './site-server.ts';

const { host, port } = readAddress();
const apiDocs = path.dirname(fileURLToPath(import.meta.resolve('@croupier/api-spec/docs')));
await prepareFiles();
const folder = process.env['SITE_FOLDER'] ?? path.join(import.meta.dirname, '../dist');
const { server, stop } = await createSiteServer(folder, {
  apiDocs,
  controlToken: process.env['MOCK_CONTROL_TOKEN'],
  allowedHosts: process.env['MOCK_ALLOWED_HOSTS']?.split(',').map((name) => name.trim()),
});

server.once('error', (error) => {
  const busy = 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    busy ? `Port ${port} is in use: stop what runs there, or choose another with PORT=4180 npm start.` : error.message,
  );
  process.exitCode = 1;
});

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

server.listen(port, host, () => {
  console.log(`\n  Croupier is open at http://localhost:${port}\n`);
  console.log('  Sandbox accounts (everything in it is invented, and forgotten when it stops):');
  for (const { account, password, shows } of Object.values(personas)) {
    console.log(`    ${account.padEnd(12)}${password.padEnd(14)}${shows}`);
  }
  console.log(`    ${trialHint}`);
  if (existsSync(apiDocs)) console.log(`\n  The API is described at http://localhost:${port}${API_DOCS}/`);
  console.log('\n  Stop it with Ctrl-C.\n');
});

/** Ends the process with a message when the address is wrong. */
function readAddress(): ReturnType<typeof listenAddress> {
  try {
    return listenAddress(process.argv.slice(2), process.env);
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
