/** Whether an address that came from the platform may be offered: by https, or of this site. */
export function isSafeLink(address: string, ownOrigin: string): boolean {
  const url = urlOf(address);
  // A sandbox on this machine serves its pages itself, by http.
  return url?.protocol === 'https:' || url?.origin === ownOrigin;
}

/** An address taken apart, or undefined. `URL.parse` and `URL.canParse` are too young for the oldest browsers we serve. */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
