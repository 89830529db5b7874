import { DESKTOP, expect, expectAccessible, openAs, PHONE, startSession, test } from './site.ts';

test(
  'the bell leads to the newest message, which is read beside the list, and a deletion is taken back [MSG-01] [MEMBER-13]',
  DESKTOP,
  async ({ page }) => {
    await startSession(page, 'member');
    await openAs(page, { url: '/hot' });
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expectAccessible(page);
    await panel.getByRole('listitem').first().getByRole('button').click();
    await expect(page).toHaveURL(/\/member\/messageV2\?message=msg_8801$/);
    await expect(page.getByText('1 message is new.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await expectAccessible(page);
    const reader = page.getByRole('region', { name: 'Message', exact: true });
    // The title is in the language of the account.
    const title = await reader.getByRole('heading').innerText();
    const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    await expect(rows.first()).toContainText(title);
    await reader.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Message deleted.')).toBeVisible();
    await expect(rows.first()).not.toContainText(title);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Choose a message to read it here.')).toBeVisible();
    await expect(rows.first()).toContainText(title);
  },
);

test('a phone shows the list or a message, and Back returns to the list', PHONE, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/messageV2' });
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await rows.first().getByRole('button').click();
  await expect(page).toHaveURL(/message=msg_8801$/);
  await expect(rows.first()).toBeHidden();
  await expectAccessible(page);
  await page.goBack();
  await expect(rows.first()).toBeVisible();
});
