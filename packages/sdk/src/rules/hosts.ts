/**
 * Picks one of the configured hosts, such as those of images or game launches; undefined when there are none, which
 * means the page's own host. `random` returns a number in [0, 1). Pass a constant per session so that caches stay
 * warm.
 */
export function pickHost(hosts: readonly string[], random: () => number): string | undefined {
  return hosts[Math.floor(random() * hosts.length)];
}
