import type { ResourceEntry } from '@croupier/sdk/types';
import { expect, it } from 'vitest';

import { socialLinks } from './social-links.ts';

it('offers the configured channels and leaves out what is neither https nor of this site [SIDE-07]', () => {
  const entry = (id: ResourceEntry['id'], url: string) => ({ id, labelNameEn: id, url });
  const resources = [
    entry('FACEBOOK', 'https://facebook.croupier.example/croupierph'),
    entry('LINE', 'http://line.croupier.example/'),
    entry('ZALO', 'javascript:alert(1)'),
    entry('TELEGRAM', ''),
    entry('WHATSAPP', 'http://localhost:4173/mock-pages/channels/whatsapp'),
  ];
  expect(socialLinks(resources, 'http://localhost:4173').map(({ id }) => id)).toEqual(['FACEBOOK', 'WHATSAPP']);
});
