import { beforeEach, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { partOf, tilesOf } from '../../testing/page-parts.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

/** The vendors of the listed games. */
async function vendorsAt(address: string): Promise<string[]> {
  const { site } = harness;
  const links = (): HTMLAnchorElement[] =>
    tilesOf(partOf('[role=list]', 'Slots')).flatMap((tile) => [...tile.querySelectorAll('a')]);
  await site.open({ address });
  await site.waitUntil(() => links().length > 0, address);
  return links().map(({ href }) => new URL(href).searchParams.get('vassalage') ?? '');
}

it('lists the games of the vendor of the address, and of no other [MODAL-05]', async () => {
  const all = new Set(await vendorsAt('/rng'));
  expect(all.size).toBeGreaterThan(1);
  expect(new Set(await vendorsAt('/rng?vassalage=JDB'))).toEqual(new Set(['JDB']));
});
