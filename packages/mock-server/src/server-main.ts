import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

import { createPersistentWorld } from './world-persistence.ts';
import { nativeCodec } from './native-codec.ts';
import { createHttpMock, createWorlds, personas, prepareFiles, trialHint } from './server.ts';
import { FileUnusable, openSqliteWorldStorage } from './store/sqlite-world-storage.ts';

const HELP = `The mock of the platform over HTTP.

  --port 4174        port
  --host 127.0.0.1   address to listen on; any other than loopback admits the network (or HOST in the environment)
  --allowed-hosts A,B  host names besides localhost that URLs in answers may use (or MOCK_ALLOWED_HOSTS in the
                     environment)
  --data FILE        saves the default world to this SQLite file; without it the world ends with the process
  --world-seed 1     seed of the default world and of new ones
  --latency 0        delay of every answer in milliseconds
  --token TEXT       token that control calls under /__mock need in X-Mock-Token, from any client (or
                     MOCK_CONTROL_TOKEN in the environment); without it, only local clients may send them
  --help             shows this text
`;
/** Not reachable from other machines by default, because passwords of accounts are printed. */
const LOOPBACK = '127.0.0.1';
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Expose-Headers': '*',
};

interface Settings {
  readonly port: number;
  readonly host: string;
  readonly allowedHosts: readonly string[];
  readonly data: string | undefined;
  readonly seed: number;
  readonly latency: number;
  readonly token: string | undefined;
}

/** A start error with a message for the user. */
class StartError extends Error {}

const printError = (notice: string): void => console.error(notice);

try {
  const settings = readSettings();
  if (settings === undefined) console.log(HELP);
  else await serve(settings);
} catch (error) {
  if (!(error instanceof StartError || error instanceof FileUnusable)) throw error;
  printError(error.message);
  process.exitCode = 1;
}

/** Returns undefined when only help is requested. */
function readSettings(): Settings | undefined {
  const { values } = parseFlags();
  if (values.help) return undefined;
  return {
    port: toNumber('--port', values.port, 65_535),
    host: values.host ?? process.env['HOST'] ?? LOOPBACK,
    allowedHosts: listOf(values['allowed-hosts'] ?? process.env['MOCK_ALLOWED_HOSTS'] ?? ''),
    data: values.data,
    seed: toNumber('--world-seed', values['world-seed'], 0xffff_ffff),
    latency: toNumber('--latency', values.latency, 600_000),
    token: values.token ?? process.env['MOCK_CONTROL_TOKEN'],
  };
}

function parseFlags() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4174' },
        host: { type: 'string' },
        'allowed-hosts': { type: 'string' },
        data: { type: 'string' },
        'world-seed': { type: 'string', default: '1' },
        latency: { type: 'string', default: '0' },
        token: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)} (--help lists the options.)`);
  }
}

function toNumber(flag: string, text: string, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return value;
  throw new StartError(`${flag} takes a whole number from 0 to ${max}, not "${text}".`);
}

function listOf(names: string): readonly string[] {
  return names.split(',').flatMap((name) => name.trim() || []);
}

async function serve({ port, host, allowedHosts, data, seed, latency, token }: Settings): Promise<void> {
  const storage = data === undefined ? undefined : openSqliteWorldStorage(data, printError);
  const world = { seed, latency, codec: nativeCodec };
  const worlds = createWorlds({
    world,
    ...(storage === undefined ? {} : { home: createPersistentWorld(storage, printError, world) }),
  });
  const { listener, acceptSockets } = createHttpMock(worlds, { controlToken: token, allowedHosts });
  await prepareFiles();
  const server = createServer((request, response) => {
    // Allows any origin: the site's page has another port, and tokens are sent in a header, not in a cookie.
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else listener(request, response);
  });
  const endSockets = acceptSockets(server);
  server.once('error', (error) => {
    const isPortInUse = 'code' in error && error.code === 'EADDRINUSE';
    printError(
      isPortInUse ? `Port ${port} is in use: stop what runs there, or choose another with --port.` : error.message,
    );
    storage?.close();
    process.exitCode = 1;
  });
  const stop = (): void => {
    endSockets();
    server.close(() => storage?.close());
    server.closeAllConnections();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  server.listen(port, host, () => {
    const address = server.address();
    const listening = typeof address === 'object' && address !== null ? address.port : port;
    const name = host.includes(':') ? `[${host}]` : host;
    console.log(`The mock answers on http://${name}:${listening}`);
    for (const { account, password, shows } of Object.values(personas)) {
      console.log(`  ${account} / ${password}  ${shows}`);
    }
    console.log(`  ${trialHint}`);
    console.log('Stop it with Ctrl-C.');
  });
}
