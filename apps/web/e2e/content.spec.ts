import type { Page } from '@playwright/test';

import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAs,
  PHONE,
  startSession,
  test,
} from './site.ts';

const MINUTE_MS = 60_000;

const advance = async (page: Page, milliseconds: number): Promise<void> => {
  const response = await page.request.patch('/__mock/clock', { data: { advance: milliseconds } });
  expect(response.ok()).toBe(true);
};

test(
  'a guest finds an answer in spite of a slip of the keyboard, the terms by their address, and a person [HELP-01] [ROUTE-10] [ROUTE-11]',
  PHONE,
  async ({ page }) => {
    await openAs(page, { url: '/help' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(page.getByRole('link', { name: /^Withdrawals/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('searchbox').fill('how long withdrwal');
    await expect(page).toHaveURL('/help?q=how+long+withdrwal');
    await page.getByRole('link', { name: /^How long does a withdrawal take\?/ }).click();
    await expect(title).toHaveText('Withdrawals');
    await expect(
      page.getByRole('button', { name: 'How long does a withdrawal take?', expanded: true }),
    ).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('how long withdrwal');

    await page.goto('/help#term');
    await expect(title).toHaveText('Terms of use');
    await expect(title).toBeInViewport();
    await expect(page.getByText('In short')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('button', { name: 'Start a chat' })).toBeVisible();
    await page.getByRole('link', { name: 'Ask a question' }).click();
    await expect(title).toHaveText('Ask a question');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a member reads an announcement from home, and it stays read over a reload [ANN-01] [ANN-05] [HOME-02] [ROUTE-15]',
  PHONE,
  async ({ page }) => {
    await startSession(page, 'member');
    await openAs(page);
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByRole('link', { name: /9 of them new$/ })).toBeVisible();
    const notice = notices.getByRole('link').nth(1);
    const name = await notice.innerText();
    await notice.click();
    await expect(page.getByRole('button', { name, expanded: true })).toBeVisible();
    // The sentence above the list leads to what it names.
    const named = page.getByRole('main').getByRole('link', { name: 'Maintenance on Sunday, 2:00 to 4:00 a.m.' });
    await named.click();
    await expect(page.getByRole('button', { name: /^Maintenance on Sunday/, expanded: true })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Put it in my calendar' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto('/');
    await expect(notices.getByRole('link', { name: /7 of them new$/ })).toBeVisible();
    await page.reload();
    await expect(notices.getByRole('link', { name: /7 of them new$/ })).toBeVisible();
  },
);

test(
  'a member sends feedback and a question, and reads both answers after a reload [FEED-01] [FEED-02] [FEED-03]',
  DESKTOP,
  async ({ page }) => {
    await startSession(page, 'member');
    await openAs(page, { url: '/member/feedback' });
    const field = page.getByRole('textbox', { name: 'In a few words' });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await page.getByRole('radio', { name: 'Complaint' }).check();
    await field.fill('x'.repeat(141));
    await expect(page.getByText('141 of 140')).toBeVisible();
    await send.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('The bottom bar covers the last line of my slip.');
    await send.click();
    const sent = page.getByRole('list', { name: 'The bottom bar covers the last line of my slip.' });
    await expect(sent).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('main').getByRole('link', { name: 'Ask a question' }).click();
    await page.getByRole('combobox', { name: 'About' }).selectOption('Withdrawals');
    const body = page.getByRole('textbox', { name: 'What happened?' });
    await body.fill('Where is it?');
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect(page.getByText(/^At least 5 words/).first()).toBeVisible();
    await body.fill('My withdrawal of yesterday evening has not arrived yet.');
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect(page).toHaveURL(/\/help\?question=sq_[0-9a-f]+#ask$/);
    const thread = page.getByRole('list', { name: 'Question and answers' });
    await expect(thread.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await advance(page, 31 * MINUTE_MS);
    await page.reload();
    await expect(thread.getByRole('listitem')).toHaveCount(2);
    await expect(thread.getByRole('listitem').nth(1)).toContainText('Customer service');
    await page.goto('/member/feedback');
    await expect(sent.getByRole('listitem')).toHaveCount(2);
  },
);
