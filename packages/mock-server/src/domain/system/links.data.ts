import type { CustomerServiceEntry, DomainLine } from '@croupier/sdk/types';

/** The site's first host. */
export const mainDomain = 'play.croupier.example';

/** The official mirror domains. */
export const domains: readonly DomainLine[] = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8'].map((name) => ({
  domainName: `${name}.croupier.example`,
}));

/** The names of channels elsewhere, by the last step of the page that stands for them. */
export const channelNames: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  line: 'LINE',
  zalo: 'Zalo',
};

/** The channels in which customer service answers. */
export const serviceChannels = ['TELEGRAM', 'WHATSAPP', 'LINE'] as const satisfies readonly ServiceType[];
type ServiceType = CustomerServiceEntry['csType'];

export const serviceMail = 'mailto:service@croupier.example';
