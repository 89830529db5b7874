/** Where a line of the platform is reached. */
export interface LineHost {
  /** Name of the line: `m1`. */
  readonly line: string;
  /** World of a sandbox on this machine; undefined for the default one. */
  readonly worldId: string | undefined;
}

const LOCAL_NAME = /^(?:[a-z0-9-]+\.)*localhost$|^127(?:\.\d{1,3}){3}$|^\[::1\]$/;
const LOCAL_LINE = /^([a-z0-9]+)(?:\.([a-z0-9-]+))?\.localhost$/;
const LINE = /^([a-z0-9]+)\.croupier\.example$/;

/** True for a host name of the loopback interface. Names below `localhost` resolve to it in all browsers (RFC 6761). */
export function isLocalName(hostname: string): boolean {
  return LOCAL_NAME.test(hostname);
}

/**
 * Host of a line, with port, for a caller who reaches the platform at this origin. A sandbox on the caller's machine has its
 * lines there too. The host names the world, because a ping of another origin has neither cookies nor headers.
 */
export function hostOfLine({ line, worldId }: LineHost, origin: string): string {
  const url = URL.parse(origin);
  if (url === null || !isLocalName(url.hostname)) return `${line}.croupier.example`;
  const labels = worldId === undefined ? [line] : [line, worldId];
  return [...labels, 'localhost'].join('.') + (url.port === '' ? '' : `:${url.port}`);
}

/** The line that is reached at an origin; undefined when it is none. */
export function lineAt(origin: string): LineHost | undefined {
  if (!/\.(?:localhost|example)(?::|$)/.test(origin)) return undefined;
  const hostname = URL.parse(origin)?.hostname ?? '';
  const [, line, worldId] = LOCAL_LINE.exec(hostname) ?? LINE.exec(hostname) ?? [];
  return line === undefined ? undefined : { line, worldId };
}
