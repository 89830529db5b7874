/** True when a URL from the platform may be offered: https, or of this site. */
export function isSafeLink(address: string, ownOrigin: string): boolean {
  const url = urlOf(address);
  // A local sandbox serves its pages by http.
  return url?.protocol === 'https:' || url?.origin === ownOrigin;
}

/**
 * Parses a URL; undefined when invalid. `URL.parse` and `URL.canParse` are missing in the oldest supported browsers.
 */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
