/**
 * Picks one of the configured hosts, such as those of images or game launches; undefined when there are none, which
 * means the page's own host. `random` returns a number in [0, 1). Return the same number during a session, so that cached
 * files are found under their URL.
 */
export function pickHost(hosts: readonly string[], random: () => number): string | undefined {
  return hosts[Math.floor(random() * hosts.length)];
}
