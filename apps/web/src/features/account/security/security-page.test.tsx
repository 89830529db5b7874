import type {
  AccountRestrictions,
  Identity,
  LoginOutcome,
  LoginRecord,
  LoginRecordPage,
  MemberProfile,
  TwoStep,
} from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeAnswers } from '../../../testing/changed-answers.ts';
import { planFault } from '../../../testing/fault-kinds.data.ts';
import { partOf, sectionOf, showsText } from '../../../testing/page-parts.ts';
import { setUpTestSite } from '../../../testing/site-harness.ts';
import { fill, findControl, press } from '../../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const PASSWORD = 'Sampaguita7';
const FAILED = { name: 'a failure', fault: { kind: 'error', code: 'INTERNAL_ERROR' } } as const;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));

const open = (parameters = ''): Promise<void> =>
  harness.site.open({ address: `/member/securityCenter${parameters}`, token: harness.tokens['member'] });

const NOTHING: AccountRestrictions = { restrictions: [], allowed: [], currency: 'PHP' };

describe('the overview', () => {
  it('is the page My account with its four tabs, which are addresses [MEMBER-01]', async () => {
    await open();
    await waitForText('Last login');
    expect(document.querySelector('main h1')?.textContent).toBe('My account');
    await press('Details');
    await waitForText('What this form does not change');
    expect(location.search).toBe('?tab=details');
  });

  it('P-28: shows all restrictions together with what still works', async () => {
    changeAnswers<AccountRestrictions>(harness.site, 'getAccountRestrictions', () => ({
      restrictions: [
        {
          code: 'SECURITY_HOLD',
          since: '2026-11-21T01:00:00Z',
          until: '2026-11-22T01:00:00Z',
          blocks: ['WITHDRAW'],
          action: 'REPORT_CHANGE',
        },
        { code: 'IDENTITY_EXPIRED', since: '2026-11-15T16:00:00Z', blocks: ['DEPOSIT'], action: 'SEND_DOCUMENTS' },
      ],
      allowed: ['PLAY'],
      currency: 'PHP',
    }));
    await open();
    await waitForText('2 things are on hold');
    expect(showsText('This works as always: games.')).toBe(true);
    expect(findControl('It was not me')).toBeDefined();
    expect(findControl('Send documents')).toBeDefined();
  });

  it('says so when nothing is on hold', async () => {
    changeAnswers<AccountRestrictions>(harness.site, 'getAccountRestrictions', () => NOTHING);
    await open();
    await waitForText('Nothing is on hold');
    expect(showsText('Everything about your account works.')).toBe(true);
  });

  it('shows an attempt from an address that never got in, and leads to a new password', async () => {
    const device = 'Browser on Windows';
    const at = (day: string, ip: string, outcome: LoginOutcome): LoginRecord => ({
      loggedInAt: `2026-11-${day}T06:40:00Z`,
      ip,
      location: 'Cebu City, PH',
      device,
      outcome,
    });
    const records = [
      at('21', '203.0.113.24', 'SUCCESS'),
      at('21', '203.0.113.24', 'WRONG_PASSWORD'),
      at('20', '198.51.100.77', 'WRONG_PASSWORD'),
    ];
    changeAnswers<LoginRecordPage>(harness.site, 'listLoginHistory', (page) => ({ ...page, content: records }));
    await open();
    await waitForText(/Somebody tried to log in: Fri, Nov 20(?:, 2026)?, 2:40 PM, Cebu City, PH \(198\.51\.100\.77\)/);
    await press('Change password');
    await waitForControl('Old password');
    expect(location.search).toBe('?sheet=password');
  });

  it('shows no attempt that the member made, and none that is older than a week', async () => {
    changeAnswers<LoginRecordPage>(harness.site, 'listLoginHistory', (page) => ({
      ...page,
      content: [
        { loggedInAt: '2026-11-21T06:40:00Z', ip: '203.0.113.24', outcome: 'SUCCESS' },
        { loggedInAt: '2026-11-21T06:39:00Z', ip: '203.0.113.24', outcome: 'WRONG_PASSWORD' },
        { loggedInAt: '2026-11-14T06:39:00Z', ip: '198.51.100.77', outcome: 'WRONG_PASSWORD' },
      ],
    }));
    await open();
    await waitForText('Last login');
    await harness.site.untilIdle();
    expect(showsText('Somebody tried to log in')).toBe(false);
  });
});

it('keeps the other parts when one fails', async () => {
  planFault(harness.site.world, 'listSessions', FAILED);
  await open('?tab=security');
  await waitForText('Your devices did not load');
  await waitForControl('Change password');
  expect(findControl('Try again')).toBeDefined();
});

describe('passwords and contacts', () => {
  it('changes the payment password with the old one', async () => {
    await open('?tab=security');
    await waitForControl('Change payment password');
    await press('Change payment password');
    await waitForControl('Payment password now');
    await fill('Payment password now', '111111');
    await fill('New payment password', '771902');
    await fill('The same again', '771902');
    await press('Save');
    await waitForText('Wrong payment password');
    await fill('Payment password now', '482915');
    await press('Save');
    await waitForText('Your payment password is set');
    expect(location.search).toBe('?tab=security');
  });

  it('says until when the payment password is locked, and how a new one is set', async () => {
    changeAnswers<MemberProfile>(harness.site, 'getMemberProfile', (profile) => ({
      ...profile,
      paymentPasswordLockedUntil: '2026-11-21T06:15:00Z',
    }));
    await open('?tab=security');
    await waitForText(/The payment password is locked until Sat, Nov 21(?:, 2026)?, 2:15 PM/);
    await press('Forgotten? Set a new one by a code');
    await waitForControl('Login password');
    expect(findControl('New payment password')).toBeDefined();
  });

  it('asks for the login password or a code to the old address before an email address is replaced', async () => {
    await open('?tab=security&sheet=email');
    await waitForControl('Email address');
    await fill('Email address', 'new@mail.example');
    await press(/^Send code/);
    await harness.site.waitUntil(() => harness.site.callsSinceOpen.has('sendEmailCode'), 'The code');
    await fill('Verification code', '000000');
    await press('Confirm this address');
    await waitForText('Input cannot be empty');
    expect(harness.site.callsSinceOpen.has('bindMemberEmail')).toBe(false);
    await press('Code to the old address');
    await harness.site.waitUntil(() => document.querySelector('[role=dialog] [type=password]') === null, 'The code');
  });
});

describe('devices', () => {
  it('ends one at once, and the others after one question', async () => {
    const { site, createToken } = withTokens();
    await createToken();
    await createToken();
    await open('?tab=security');
    await waitForControl(/^End Browser|^End Unknown/);
    const ends = () => document.querySelectorAll('main [aria-label^="End "]').length;
    const before = ends();
    await press(/^End Browser|^End Unknown/);
    await site.waitUntil(() => ends() === before - 1, 'The ended device');
    await press('End the others');
    await waitForText('Log out all other devices?');
    await press(partOf('[role=alertdialog]', 'Log out all other devices?')?.querySelectorAll('button')[1]);
    await site.waitUntil(() => ends() === 0, 'The ended devices');
    expect(showsText('This one')).toBe(true);
  });
});

/** Logs the member in elsewhere. */
function withTokens() {
  const { site } = harness;
  return {
    site,
    createToken: async (): Promise<void> => {
      await site.world.dispatch(
        new Request('https://platform.example/__mock/login', {
          method: 'POST',
          body: JSON.stringify({ persona: 'member' }),
          headers: { 'content-type': 'application/json' },
        }),
      );
    },
  };
}

describe('verification', () => {
  it('says why a document was refused, and takes another one', async () => {
    changeAnswers<Identity>(harness.site, 'getIdentity', () => ({
      status: 'VERIFIED',
      restricted: true,
      requirements: [
        {
          kind: 'DOCUMENT',
          status: 'EXPIRED',
          required: true,
          documentType: 'PASSPORT',
          documentNumber: '****-073A',
          expiresOn: '2026-11-15',
        },
        { kind: 'ADDRESS', status: 'REFUSED', required: true, documentType: 'UTILITY_BILL', refusalCode: 'UNREADABLE' },
        { kind: 'SOURCE_OF_FUNDS', status: 'IN_REVIEW', required: false, decisionExpectedAt: '2026-11-22T02:00:00Z' },
      ],
    }));
    await open('?tab=verification');
    await waitForText('2 documents are missing');
    expect(showsText('It could not be read. Send a sharper picture.')).toBe(true);
    expect(showsText('Ran out on Nov 15, 2026')).toBe(true);
    expect(showsText(/Decided by Sun, Nov 22(?:, 2026)?, 10:00 AM/)).toBe(true);
    await press('Send again: Address');
    await waitForControl('Kind of document');
    expect(findControl('Send for the check')).toHaveProperty('disabled', true);
  });
});

describe('details', () => {
  it('sends only what was changed, and clears what was emptied', async () => {
    await open('?tab=details');
    await waitForControl('Telegram');
    await fill('Telegram', '');
    await fill('Occupation', 'Teacher');
    await press('Save');
    await waitForText('Your details are saved');
    const profile = harness.site.world.store.profiles.get('m_1001');
    expect([profile?.telegram, profile?.occupation]).toEqual([null, 'Teacher']);
  });

  it('shows what is set once and what never changes', async () => {
    await open('?tab=details');
    await waitForText('What this form does not change');
    expect(sectionOf('What this form does not change').textContent).toContain('never changes');
    expect(findControl('Name on your bank accounts')).toBeUndefined();
  });
});

it('asks for the login password and a code before the two-step check is switched off, and warns of the hold', async () => {
  changeAnswers<TwoStep>(harness.site, 'getTwoStep', (state) => ({ ...state, enabled: true }));
  await open('?tab=security&sheet=twoStep');
  await waitForControl('Save');
  await press('Never');
  await waitForText('After switching it off, withdrawals and transfers wait 24 hours.');
  await press('Save');
  await harness.site.waitUntil(() => document.querySelectorAll('[aria-invalid=true]').length === 2, 'The fields');
  await fill('Login password', PASSWORD);
  expect(harness.site.callsSinceOpen.has('updateTwoStep')).toBe(false);
});
