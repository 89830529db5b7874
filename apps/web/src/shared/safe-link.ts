/** Whether an address that came from the platform may be offered: by https, or of this site. */
export function isSafeLink(address: string, ownOrigin: string): boolean {
  const url = URL.parse(address);
  // A sandbox on this machine serves its pages itself, by http.
  return url?.protocol === 'https:' || url?.origin === ownOrigin;
}
