import type { Page } from '@playwright/test';

import { DESKTOP, expect, expectAccessible, openAs, PHONE, startSession, test } from './site.ts';

async function openChat(page: Page): Promise<void> {
  await startSession(page, 'member');
  await openAs(page, { url: '/hot' });
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (isPhone) await page.getByRole('button', { name: /^Account of/ }).click();
  await page
    .getByRole(isPhone ? 'menuitem' : 'button', { name: 'Chat with us' })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
}

const advance = (page: Page, milliseconds: number) =>
  page.request.patch('/__mock/clock', { data: { advance: milliseconds } });

test(
  'a message whose answer is lost with the connection is sent once, and answered over the next one [CHAT-01] [MODAL-07]',
  PHONE,
  async ({ page }) => {
    let connections = 0;
    await page.routeWebSocket(/\/mock-chat$/, (client) => {
      connections += 1;
      const isFirst = connections === 1;
      const server = client.connectToServer();
      server.onMessage((text) => {
        // The platform has stored the message, but the connection is lost before its answer arrives.
        if (isFirst && String(text).includes('"type":"sent"')) {
          void client.close({ code: 4000 });
          void server.close();
        } else client.send(text);
      });
    });
    await openChat(page);
    const dialog = page.getByRole('dialog', { name: 'Customer service' });
    await expect(dialog.getByText('We never ask for a password or a code.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Message' }).fill('My deposit is missing');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => connections).toBe(2);
    await expect(dialog.getByText(/, sent$/)).toHaveCount(1);
    await expect(dialog.getByText('My deposit is missing')).toHaveCount(1);
    await advance(page, 10_000);
    await expect(dialog.getByText(/proof of payment/)).toBeVisible();
    await page.reload();
    await expect(dialog.getByText('My deposit is missing')).toHaveCount(1);
    await expect(dialog.getByText(/proof of payment/)).toBeVisible();
    expect(connections).toBe(3);
  },
);

test('the chat goes on where sockets are refused, beside a page that can be used', DESKTOP, async ({ page, watch }) => {
  watch.expectError(/WebSocket/);
  await page.routeWebSocket(/\/mock-chat$/, (client) => void client.close({ code: 4000 }));
  await openChat(page);
  const dialog = page.getByRole('dialog', { name: 'Customer service' });
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(dialog.getByText('Slow connection: answers may take a few seconds longer.')).toBeVisible();
  await page.keyboard.type('A bonus');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/, sent$/)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  await expect(page).toHaveURL(/\/rng/);
  await advance(page, 10_000);
  await expect(dialog.getByText(/under Promotions/)).toBeVisible({ timeout: 15_000 });
  await dialog.getByRole('textbox', { name: 'Message' }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
