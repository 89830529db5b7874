import { parseArgs } from 'node:util';

const DEFAULT_PORT = 4173;
/** Default, because the passwords of the sandbox accounts are public. */
const LOOPBACK = '127.0.0.1';

const MAX_PORT = 65_535;

/** A wrong option or variable, with a message for the user. */
export class AddressError extends Error {}

/**
 * Host and port of the server: localhost unless `--host` or HOST is set.
 * @throws {AddressError} for an option that does not exist and a PORT that is no port
 */
export function listenAddress(
  args: readonly string[],
  { PORT, HOST }: Readonly<Partial<Record<string, string>>>,
): { readonly host: string; readonly port: number } {
  const port = PORT === undefined || PORT === '' ? DEFAULT_PORT : Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    throw new AddressError(`PORT takes a whole number from 0 to ${MAX_PORT}, not "${PORT}".`);
  }
  return { host: hostOption(args) ?? HOST ?? LOOPBACK, port };
}

function hostOption(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { host: { type: 'string' } } }).values.host;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new AddressError(
      `${error.message} (The only option is --host ADDRESS; PORT=4180 npm start for another port.)`,
    );
  }
}
