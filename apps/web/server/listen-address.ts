import { parseArgs } from 'node:util';

const DEFAULT_PORT = 4173;
/** Nobody else in the network is to play with accounts whose passwords are printed. */
const LOOPBACK = '127.0.0.1';

/** Where the site listens: on this machine alone, unless `--host` or HOST says otherwise. */
export function listenAddress(
  args: readonly string[],
  { PORT, HOST }: Readonly<Partial<Record<string, string>>>,
): { readonly host: string; readonly port: number } {
  const { values } = parseArgs({ args: [...args], options: { host: { type: 'string' } } });
  return { host: values.host ?? HOST ?? LOOPBACK, port: Number.parseInt(PORT ?? String(DEFAULT_PORT), 10) };
}
