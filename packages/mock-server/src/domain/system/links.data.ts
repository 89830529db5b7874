import type { CustomerServiceEntry, DomainLine, ResourceEntry } from '@croupier/sdk/types';

/** The site's first host. */
export const mainDomain = 'play.croupier.example';

/** The official mirror domains. */
export const domains: readonly DomainLine[] = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8'].map((name) => ({
  domainName: `${name}.croupier.example`,
}));

/** The site's social channels; the footer takes the first four. */
export const resources: readonly ResourceEntry[] = [
  { id: 'FACEBOOK', labelNameEn: 'Facebook', url: 'https://facebook.croupier.example/croupierph' },
  { id: 'TELEGRAM', labelNameEn: 'Telegram', url: 'https://telegram.croupier.example/channel' },
  { id: 'WHATSAPP', labelNameEn: 'WhatsApp', url: 'https://whatsapp.croupier.example/community' },
  { id: 'LINE', labelNameEn: 'LINE', url: 'https://line.croupier.example/croupierph' },
  { id: 'ZALO', labelNameEn: 'Zalo', url: 'https://zalo.croupier.example/croupierph' },
];

/** Where each way to customer service leads; the chat is a page of the mock itself, on whatever server answers. */
export const serviceLinks: readonly { readonly csType: CustomerServiceEntry['csType']; readonly link: string }[] = [
  { csType: 'TELEGRAM', link: 'https://telegram.croupier.example/service' },
  { csType: 'WHATSAPP', link: 'https://whatsapp.croupier.example/service' },
  { csType: 'LINE', link: 'https://line.croupier.example/service' },
  { csType: 'EMAIL', link: 'mailto:service@croupier.example' },
];
