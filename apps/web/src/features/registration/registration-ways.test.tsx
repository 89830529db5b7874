import { beforeEach, expect, it } from 'vitest';

import { recordRequests } from '../../testing/changed-answers.ts';
import { linksOf } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { setFlags } from '../../testing/site-settings.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const formComes = (): Promise<void> =>
  harness.site.waitUntil(() => findControl('Create account') !== undefined, 'The form');
const formGoes = (): Promise<void> =>
  harness.site.waitUntil(() => findControl('Create account') === undefined, 'The page');

it('leads those who have an account to the login [REG-08]', async () => {
  const { site } = harness;
  await site.open({ address: '/register' });
  await formComes();
  expect(linksOf(document.querySelector('[role=dialog]') ?? undefined)).toContain('/login');
  await press('Log in');
  await site.waitUntil(() => findControl('Remember me') !== undefined, 'The login');
  expect([location.pathname, findControl('Create account')]).toEqual(['/', undefined]);
});

it('returns home when it is cancelled [REG-10]', async () => {
  const { site } = harness;
  await site.open({ address: '/register' });
  await formComes();
  await press('Cancel');
  await formGoes();
  expect(location.pathname).toBe('/');
});

it('asks once for the fields of each way, however often it is opened [REG-15]', async () => {
  const { site } = harness;
  setFlags(site.world, { MOBILENUMREG3: true });
  const requests = recordRequests(site, 'getRegisterSetting');
  await site.open({ address: '/register' });
  await formComes();
  const asked = (): (string | null)[] => requests.map(({ url }) => new URL(url).searchParams.get('registerMethod'));
  expect(asked()).toEqual(['MOBILE']);
  await press('Username');
  await site.waitUntil(() => asked().length === 2, 'The fields of the other way');
  await site.untilIdle();
  await press('Mobile number');
  await press('Cancel');
  await formGoes();
  await press(document.querySelector('header a[href="/register"]'));
  await formComes();
  await press('Username');
  await site.untilIdle();
  expect(asked()).toEqual(['MOBILE', 'USERNAME']);
});
