import type { CustomerServiceEntry, DomainLine } from '@croupier/sdk/types';

/** The site's primary host. */
export const mainDomain = 'play.croupier.example';

/** Official mirror domains. */
export const domains: readonly DomainLine[] = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8'].map((name) => ({
  domainName: `${name}.croupier.example`,
}));

/** Names of external channels by the last path segment of their sandbox page. */
export const channelNames: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  line: 'LINE',
  zalo: 'Zalo',
};

/** Customer service channels. */
export const serviceChannels = ['TELEGRAM', 'WHATSAPP', 'LINE'] as const satisfies readonly ServiceType[];
type ServiceType = CustomerServiceEntry['csType'];

export const serviceMail = 'mailto:service@croupier.example';
