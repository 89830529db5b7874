import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, recordRequests } from '../../testing/changed-answers.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { setFlags } from '../../testing/site-settings.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

/** The button takes one press a second. */
const PRESS_PAUSE_MS = 1_100;
const FORM_WAIT_MS = 20_000;
const WRONG = 'Please enter a valid mobile number';

/** The login by SMS code, with a number typed. */
async function openWithNumber(number: string): Promise<void> {
  const { site } = harness;
  setFlags(site.world, { MOBILEVERCODELOGIN3: true });
  await site.open({ address: '/nowhere', popup: 'login' });
  await site.waitUntil(() => findControl('SMS code') !== undefined, 'The ways to log in');
  await press('SMS code');
  // The countries may be pending, so the page may not become idle.
  await site.waitAtMost(() => findControl('Mobile number') !== undefined, FORM_WAIT_MS);
  await fill('Mobile number', number);
}

describe('a number that is sent before the countries have come', () => {
  it("is read by the visitor's country once they are there [DIAL-02] [VAL-04]", async () => {
    const { site } = harness;
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answerWith(site, 'listCountryCodes', async (request, next) => {
      await arrival;
      return next(request);
    });
    await openWithNumber('0917 123 4567');
    await press(/^Send code/);
    expect(showsText(WRONG)).toBe(false);
    arrive();
    await site.waitUntil(() => site.callsSinceOpen.has('createSliderChallenge'), 'The puzzle');
    expect(showsText(WRONG)).toBe(false);
  });

  it('says that the countries are missing when they cannot be loaded, and is read at the next try', async () => {
    const { site } = harness;
    let isBroken = true;
    answerWith(site, 'listCountryCodes', async (request, next) =>
      isBroken ? new Response('', { status: 503 }) : next(request),
    );
    await openWithNumber('0917 123 4567');
    await press(/^Send code/);
    await site.waitUntil(() => showsText('The countries could not be loaded. Please try again.'), 'The reason');
    isBroken = false;
    const requests = recordRequests(site, 'listCountryCodes');
    await new Promise((resolve) => setTimeout(resolve, PRESS_PAUSE_MS));
    await press(/^Send code/);
    await site.waitUntil(() => site.callsSinceOpen.has('createSliderChallenge'), 'The puzzle');
    expect(requests).not.toEqual([]);
  });
});
