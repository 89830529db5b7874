/**
 * One of the configured hosts, such as those of images or of game launches; undefined when there are none, which means
 * the page's own. `random` gives a number from 0 up to, not including, 1. Whoever gives the same number throughout a
 * session gets the same host throughout it, which keeps caches warm.
 */
export function pickHost(hosts: readonly string[], random: () => number): string | undefined {
  return hosts[Math.floor(random() * hosts.length)];
}
