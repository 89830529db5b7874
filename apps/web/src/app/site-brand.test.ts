import { createWorld } from '@croupier/mock-server/node';
import { createApiClient, getSiteConfiguration } from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { brand } from '../../brands/croupier/brand.ts';
import { brand as parolan } from '../../brands/parolan/brand.ts';
import { siteBrand } from './site-brand.ts';

const client = createApiClient({ baseUrl: 'https://platform.example', fetch: createWorld().dispatch });
const { value: configuration } = await getSiteConfiguration({ client, query: { device: 'WEB' } });

it('takes from the platform what it says about the site', () => {
  const served = { ...configuration.brand, merchantCode: 'kasugal', currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh' };
  const policy = { ...configuration.policy, closedGameTypes: ['COCKFIGHT' as const] };
  expect(siteBrand(brand, { brand: { ...served, termsMinAge: 20, birthdayMinAge: 22 }, policy })).toMatchObject({
    name: brand.name,
    merchantCode: 'kasugal',
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    termsAge: 20,
    birthdayAge: 22,
    offersCockfights: false,
  });
  expect(siteBrand(brand, configuration).offersCockfights).toBe(true);
});

it.each([brand, parolan])(
  'the build of $name guesses what the sandbox says, to load the first screen once',
  (built) => {
    const { merchantCode, languages, defaultLanguage } = configuration.brand;
    expect(built).toMatchObject({ merchantCode, languages, defaultLanguage });
  },
);

it('leaves out languages that this version does not know', () => {
  // A code that the platform may add.
  const unknown = 'XX' as 'EN';
  const languagesOf = (languages: 'EN'[]): readonly string[] =>
    siteBrand(brand, { ...configuration, brand: { ...configuration.brand, languages, defaultLanguage: unknown } })
      .languages;
  expect([languagesOf([unknown, 'EN']), languagesOf([unknown])]).toEqual([['EN'], brand.languages]);
});
