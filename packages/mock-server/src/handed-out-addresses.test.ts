import {
  createDepositOrder,
  getAppDownload,
  listCustomerServiceEntries,
  listDepositMethods,
  listResources,
} from '@croupier/sdk/client';
import { bodyCodecV3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import { zEncryptedBody } from '@croupier/sdk/zod';
import { describe, expect, it } from 'vitest';

import { customerServiceKey } from './domain/site/index.ts';
import { createPlayer } from './testing/money.ts';
import type { World } from './node.ts';

async function textAt(world: World, url: string): Promise<string> {
  const answer = await world.dispatch(new Request(url, { headers: { 'Accept-Language': 'en' } }));
  expect([url, answer.status]).toEqual([url, 200]);
  return answer.text();
}

describe('the URLs in answers', () => {
  it('open a page for each channel of the site and of customer service', async () => {
    const { world, client } = await createPlayer();
    const { list } = (await listResources({ client })).value;
    for (const { url, labelNameEn } of list) expect(await textAt(world, url)).toContain(`page at ${labelNameEn}.`);
    const entries = (await listCustomerServiceEntries({ client })).value.list;
    const { method, path: operationPath } = operations.listCustomerServiceEntries;
    const links = entries.map(({ path }) =>
      bodyCodecV3.decrypt({
        body: zEncryptedBody.parse(JSON.parse(atob(path))),
        gatewayKey: customerServiceKey,
        method,
        path: operationPath,
      }),
    );
    const pages = links.filter((link) => !link.startsWith('mailto:'));
    expect(pages).toHaveLength(4);
    for (const page of pages) expect(await textAt(world, page)).toContain('Sandbox page');
  });

  it('open a page for the app of each platform, with its version', async () => {
    const { world, client } = await createPlayer();
    const { ios, android } = (await getAppDownload({ client })).value;
    expect(await textAt(world, ios?.downloadUrl ?? '')).toMatch(/iOS[\s\S]*3\.4\.1/);
    expect(await textAt(world, android?.downloadUrl ?? '')).toMatch(/Android[\s\S]*3\.4\.1/);
  });

  it('return the icons of deposit methods', async () => {
    const { world, client } = await createPlayer();
    const { list } = (await listDepositMethods({ client, query: {} })).value;
    const icons = list.flatMap(({ iconUrl }) => iconUrl ?? []);
    expect(icons).toHaveLength(list.length);
    for (const icon of icons) {
      const answer = await world.dispatch(new Request(`http://platform.example${icon}`));
      expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
    }
  });

  it("open the provider's page with order and amount, and answer 404 with another token", async () => {
    const { world, client } = await createPlayer();
    const { value } = await createDepositOrder({
      client,
      headers: { 'Idempotency-Key': '4f0e2a5e-6d3f-4a36-9a4e-0c7b6b1d9a11' },
      body: {
        methodId: 'pm_ewallet_01',
        amount: '500.00',
        currency: 'PHP',
        returnUrl: 'https://play.croupier.example/',
      },
    });
    const text = await textAt(world, value.payUrl ?? '');
    for (const content of ['Kampupot e-wallet', '₱500.00', value.depositOrder.orderId]) expect(text).toContain(content);
    const { origin, pathname } = new URL(value.payUrl ?? '');
    for (const guessed of ['', '?t=', `?t=${'0'.repeat(32)}`]) {
      const answer = await world.dispatch(new Request(origin + pathname + guessed));
      expect([answer.status, (await answer.text()).includes('500.00')]).toEqual([404, false]);
    }
  });

  it.each(['channels/myspace', 'channels/constructor', 'apps/windows', 'payments/dep_0'])(
    'do not include %s, which answers 404',
    async (page) => {
      const { world } = await createPlayer();
      expect((await world.dispatch(new Request(`http://platform.example/mock-pages/${page}`))).status).toBe(404);
    },
  );
});
