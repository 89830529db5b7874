import { parseArgs } from 'node:util';

const DEFAULT_PORT = 4173;
/** Default, because the passwords of the sandbox accounts are public. */
const LOOPBACK = '127.0.0.1';

/** Host and port of the server: localhost unless `--host` or HOST is set. */
export function listenAddress(
  args: readonly string[],
  { PORT, HOST }: Readonly<Partial<Record<string, string>>>,
): { readonly host: string; readonly port: number } {
  const { values } = parseArgs({ args: [...args], options: { host: { type: 'string' } } });
  return { host: values.host ?? HOST ?? LOOPBACK, port: Number.parseInt(PORT ?? String(DEFAULT_PORT), 10) };
}
