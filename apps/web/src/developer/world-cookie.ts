const COOKIE = /(?:^|; )mock-world=([^;]*)/;

/** Name of the world that this browser uses; undefined for the default one. */
export function currentWorld(): string | undefined {
  return COOKIE.exec(document.cookie)?.[1];
}

/** Uses another world from the next call on; the default one without a name. */
export function chooseWorld(name: string | undefined): void {
  document.cookie = `mock-world=${name ?? ''}; Path=/; SameSite=Lax${name === undefined ? '; Max-Age=0' : ''}`;
}
