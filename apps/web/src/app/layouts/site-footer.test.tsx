import type { GetSiteConfigurationResponse } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
import { linkNamesOf, linksOf, partOf } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

type Configuration = GetSiteConfigurationResponse['value'];

const footer = (): HTMLElement | undefined => document.querySelector<HTMLElement>('footer') ?? undefined;
const footerText = (): string => footer()?.textContent ?? '';

const openWith = async (change: (value: Configuration) => Configuration): Promise<void> => {
  changeAnswers<Configuration>(harness.site, 'getSiteConfiguration', change);
  await harness.site.open({ address: '/nowhere' });
  await harness.site.waitUntil(() => footer()?.querySelector('dl') !== null && footer() !== undefined, 'The footer');
};
const open = (): Promise<void> => openWith((value) => value);

it('lists the products by type with their vendors, each a link to its games [FOOT-02]', async () => {
  await open();
  const rows = [...document.querySelectorAll('footer dl > div')].map((row) => ({
    title: row.querySelector('dt a')?.textContent,
    page: row.querySelector('dt a')?.getAttribute('href'),
    links: linksOf(row),
  }));
  const slots = rows.find(({ title }) => title === 'Slots');
  expect(slots?.page).toBe('/rng');
  expect(slots?.links.length).toBeGreaterThan(5);
  expect(slots?.links.slice(1).every((link) => link.startsWith('/rng?vassalage='))).toBe(true);
  expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(['Lottery', 'Live casino', 'Fishing']));
});

it('has the way to the help center, and to customer service in its window [FOOT-03]', async () => {
  await open();
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
  expect(linksOf(footer())).toContain('/help');
  const buttons = [...(footer()?.querySelectorAll('button') ?? [])];
  await press(buttons.find(({ textContent }) => textContent === 'Customer service'));
  expect(openWindow).toHaveBeenCalledOnce();
});

it('has the logos of eight vendors in their order, each a link to its games [FOOT-05]', async () => {
  await open();
  const logos = partOf('footer ul', 'Our game makers');
  const vendors = linksOf(logos).map((link) => new URL(link, 'https://site.example').searchParams.get('vassalage'));
  expect(vendors).toEqual(['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']);
  expect([...(logos?.querySelectorAll('img') ?? [])].every(({ alt }) => alt !== '')).toBe(true);
});

describe('the legal part', () => {
  it('has one age, the higher of the two that the platform enforces', async () => {
    await openWith((value) => ({ ...value, brand: { ...value.brand, termsMinAge: 18, birthdayMinAge: 19 } }));
    expect(footerText()).toContain('19+');
    expect(footerText()).toContain('for players aged 19 and over');
    expect(footerText()).not.toMatch(/\b(?:18|21)\b/);
  });

  it('has operator, authority and number of the licence, and its entry in the register', async () => {
    const licence = {
      operator: 'Reef Inc.',
      authority: 'The Authority',
      number: 'A-7',
      url: 'https://reg.example/A-7',
    };
    await openWith((value) => ({ ...value, policy: { ...value.policy, licence } }));
    expect(footerText()).toContain('Run by Reef Inc., licensed by The Authority, licence A-7.');
    expect(linksOf(footer())).toContain('https://reg.example/A-7');
  });

  it('has no line and no link for a licence that is absent or not safe', async () => {
    await openWith((value) => ({ ...value, policy: { ...value.policy, licence: undefined } }));
    expect(footerText()).not.toContain('licensed by');
    harness.resetWorld();
    const licence = { operator: 'Reef Inc.', authority: 'The Authority', number: 'A-7', url: 'javascript:alert(1)' };
    await openWith((value) => ({ ...value, policy: { ...value.policy, licence } }));
    expect(footerText()).toContain('licence A-7');
    expect(linksOf(footer()).filter((link) => link.startsWith('javascript'))).toEqual([]);
  });

  it('names those who help, with a number to dial and their hours', async () => {
    await open();
    const help = partOf('footer ul', 'Help with gambling, free of charge');
    expect(linkNamesOf(help)).toContain('Gambling Helpline');
    expect(linksOf(help)).toContain('tel:180015550142');
    expect(help?.textContent).toContain('08:00-22:00');
    expect(help?.textContent).toContain('day and night');
  });
});
