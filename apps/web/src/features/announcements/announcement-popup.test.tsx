import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const popup = (): Element | undefined =>
  [...document.querySelectorAll('[role=dialog]')].find((dialog) =>
    document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent?.includes('Announcements'),
  );
const openHome = (as?: string): Promise<void> =>
  harness.site.open({ address: '/', announcements: true, token: as && harness.tokens[as] });
const waitForPopup = (): Promise<void> => harness.site.waitUntil(() => popup() !== undefined, 'The popup');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('opens once for a session and kind, and closing stores it [MODAL-01] [ANN-08] [ANN-09] [ANN-10]', async () => {
  await openHome();
  await waitForPopup();
  expect(popup()?.textContent).toContain('Welcome to the table');
  await press('Close');
  expect(sessionStorage.getItem('ANONYMOUS_POPUP')).toBe('closed');
  await harness.site.reopen();
  await pause(1_500);
  await harness.site.untilIdle();
  expect(popup()).toBeUndefined();
});

it('shows a member those of A, with a way to the promotion only where there is one [MODAL-02] [ANN-04] [ANN-11]', async () => {
  await openHome('member');
  await waitForPopup();
  expect(popup()?.textContent).toContain('Maintenance on Sunday');
  expect(popup()?.textContent).not.toContain('Welcome to the table');
  expect(findControl('To the promotion')).toBeUndefined();
  await press(/^20% on Saturdays/);
  await press('To the promotion');
  expect(location.pathname).toBe('/member/rewardCenter');
  expect([popup(), sessionStorage.getItem('USER_POPUP')]).toEqual([undefined, 'closed']);
});

it('opens after a forced change of the password only', async () => {
  const token = harness.tokens['expiredPassword'];
  await harness.site.open({ address: '/', announcements: true, token, passwordDue: 'expired' });
  await harness.site.waitUntil(() => document.querySelector('[role=dialog]') !== null, 'The password popup');
  await pause(1_500);
  await harness.site.untilIdle();
  expect(popup()).toBeUndefined();
});

describe('while the visitor acts', () => {
  it('does not come under a pressed pointer, but after it', async () => {
    await openHome();
    fireEvent.pointerDown(document.body);
    await pause(1_800);
    expect(popup()).toBeUndefined();
    fireEvent.pointerUp(document.body);
    await waitForPopup();
  });

  it('does not open over another overlay', async () => {
    await openHome();
    const overlay = document.body.appendChild(document.createElement('div'));
    overlay.setAttribute('role', 'menu');
    await pause(1_800);
    expect(popup()).toBeUndefined();
    overlay.remove();
    await waitForPopup();
  });
});
