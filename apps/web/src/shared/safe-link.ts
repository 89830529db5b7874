/** True when a URL from the platform is https or on this site. */
export function isSafeLink(link: string, ownOrigin: string): boolean {
  const url = urlOf(link);
  // The local sandbox uses http.
  return url?.protocol === 'https:' || url?.origin === ownOrigin;
}

/**
 * Parses a URL; undefined when invalid. `URL.parse` and `URL.canParse` are missing in the oldest supported browsers.
 */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
