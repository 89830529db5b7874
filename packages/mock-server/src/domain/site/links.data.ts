import type { CustomerServiceEntry, ResourceEntry } from '@croupier/sdk/types';

/** The site's primary host. */
export const mainDomain = 'play.croupier.example';

/** Social channels in display order. */
export const channels: ReadonlyArray<Pick<ResourceEntry, 'id' | 'labelNameEn'>> = [
  { id: 'FACEBOOK', labelNameEn: 'Facebook' },
  { id: 'TELEGRAM', labelNameEn: 'Telegram' },
  { id: 'WHATSAPP', labelNameEn: 'WhatsApp' },
  { id: 'LINE', labelNameEn: 'LINE' },
  { id: 'ZALO', labelNameEn: 'Zalo' },
];

/** Customer service channels. */
export const serviceChannels = ['TELEGRAM', 'WHATSAPP', 'LINE'] as const satisfies readonly ServiceType[];
type ServiceType = CustomerServiceEntry['csType'];

export const serviceMail = 'mailto:service@croupier.example';
