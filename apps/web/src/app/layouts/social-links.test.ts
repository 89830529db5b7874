import { expect, it } from 'vitest';

import { socialLinks } from './social-links.ts';

it('offers the configured channels and leaves out what is not https [SIDE-07] [FOOT-04]', () => {
  const entry = (id: string, url: string) => ({ id, labelNameEn: id, url });
  const resources = [
    entry('FACEBOOK', 'https://facebook.croupier.example/croupierph'),
    entry('LINE', 'http://line.croupier.example/'),
    entry('ZALO', 'javascript:alert(1)'),
    entry('TELEGRAM', ''),
  ];
  expect(socialLinks(resources).map(({ id }) => id)).toEqual(['FACEBOOK']);
});
