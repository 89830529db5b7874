import type { RegisterLink } from '@croupier/sdk/types';

type Counts = Pick<RegisterLink, 'visits' | 'registrations' | 'firstDepositors' | 'players'>;

/** What came of several links together. */
export function sumOfLinks(links: readonly Counts[]): Counts {
  return {
    visits: sum(links, 'visits'),
    registrations: sum(links, 'registrations'),
    firstDepositors: sum(links, 'firstDepositors'),
    players: sum(links, 'players'),
  };
}

const sum = (links: readonly Counts[], count: keyof Counts): number =>
  links.reduce((total, link) => total + link[count], 0);

/** The link that brought most accounts; undefined when none did, or when several brought as many. */
export function bestLink(links: readonly RegisterLink[]): RegisterLink | undefined {
  const [first, second] = links.toSorted((a, b) => b.registrations - a.registrations);
  if (first === undefined || first.registrations === 0) return undefined;
  return second?.registrations === first.registrations ? undefined : first;
}

/** The note of a link, or else its code. */
export const nameOfLink = ({ remark, affiliateCode }: Pick<RegisterLink, 'remark' | 'affiliateCode'>): string =>
  remark ?? affiliateCode;
