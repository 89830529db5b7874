import { pages } from '../src/pages/pages.ts';
import { PAGE_ADDRESSES } from '../src/testing/page-addresses.data.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAs, startSession, test } from './site.ts';

const forMembers = pages.filter(({ access }) => access !== 'agents');

for (const { where, visitor, shown } of [
  { where: 'the site', visitor: 'member', shown: forMembers.filter(({ frame }) => frame !== 'member') },
  { where: 'the member centre', visitor: 'member', shown: forMembers.filter(({ frame }) => frame === 'member') },
  { where: 'the agent centre', visitor: 'agent', shown: pages.filter(({ access }) => access === 'agents') },
] as const) {
  test(`every page of ${where} has one heading and no accessibility violations`, async ({ page, isMobile }) => {
    // Some twenty pages, each with its check of accessibility.
    test.setTimeout(300_000);
    await startSession(page, visitor);
    await openAs(page);
    for (const { id, paths, frame } of shown) {
      // On desktops the hub leads to another page of the list.
      if (id === 'account' && !isMobile) continue;
      await test.step(id, async () => {
        await page.goto(PAGE_ADDRESSES[id] ?? paths[0]);
        // The HTML of a landing page, which the app replaces.
        await expect(page.locator('.boot')).toHaveCount(0);
        const view = frame === 'game' ? page.locator('iframe') : page.getByRole('heading', { level: 1 });
        await expect(view).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
