import { applyScenario, type World } from '@croupier/mock-server/node';
import { createApiClient, setPlayerLimit } from '@croupier/sdk/client';

import type { ActionCall } from './action-call.ts';
import { SLOT } from './page-calls.data.ts';
import type { TestSite } from './test-site.ts';
import { fill, findControl, press } from './user-actions.ts';

const waitForControl = (site: TestSite, control: string | RegExp): Promise<void> =>
  site.waitUntil(() => findControl(control) !== undefined, String(control));

/** Presses the button of a sheet, or asks again for an answer that was lost. */
const send = (button: string | RegExp) => async (): Promise<void> =>
  press(findControl('Check now') === undefined ? button : 'Check now');

/** A deposit limit whose raise waits, and can be confirmed. */
async function askForRaise(world: World, token: string | undefined): Promise<string> {
  const client = createApiClient({ baseUrl: 'https://platform.example', fetch: world.dispatch, getToken: () => token });
  const path = { kind: 'DEPOSIT', period: 'DAY' } as const;
  await setPlayerLimit({ client, path, body: { amount: '500.00', currency: 'PHP' } });
  await setPlayerLimit({ client, path, body: { amount: '1000.00', currency: 'PHP' } });
  return LIMITS.address;
}

const HALF_A_YEAR_MS = 183 * 86_400_000;

/** A member excluded for a year, who may ask to lift it, or has asked long enough ago to confirm it. */
const excludeForYear =
  ({ isAsked }: { readonly isAsked: boolean }) =>
  async (world: World): Promise<string> => {
    const now = world.clock.now().getTime();
    const [begin, lifted, end] = [-HALF_A_YEAR_MS, 0, HALF_A_YEAR_MS].map((offset) =>
      new Date(now + offset).toISOString(),
    );
    const { id = '' } = world.store.members.findBy('account', 'maricel')[0] ?? {};
    world.store.transact(() =>
      world.store.breaks.insert({
        id,
        state: 'SELF_EXCLUSION',
        since: begin ?? '',
        until: end ?? '',
        irrevocableUntil: lifted ?? '',
        endsBy: 'TIME',
        liftRequestedAt: isAsked ? (begin ?? '') : null,
        confirmableAt: isAsked ? (lifted ?? '') : null,
        liftsAt: null,
      }),
    );
    return LIMITS.address;
  };

const LIMITS = { kind: 'form', address: '/member/limits', as: 'member', isOneTime: true } as const;

/** Calls by which a member limits or stops play. */
export const PROTECTION_CALLS: readonly ActionCall[] = [
  {
    call: 'setPlayerLimit',
    ...LIMITS,
    begin: async (site) => {
      await waitForControl(site, 'Set');
      await press('Set');
      await waitForControl(site, 'At most');
      await fill('At most', '500');
    },
    control: 'Set the limit',
    act: () => press('Set the limit'),
  },
  {
    call: 'confirmPlayerLimit',
    ...LIMITS,
    arrange: askForRaise,
    control: 'Confirm',
    act: send('Confirm'),
  },
  {
    call: 'updateRealityCheck',
    ...LIMITS,
    begin: async (site) => {
      await waitForControl(site, 'Change: Reality check');
      await press('Change: Reality check');
    },
    control: 'Save',
    act: () => press('Save'),
  },
  {
    call: 'startTimeOut',
    ...LIMITS,
    begin: async (site) => {
      await waitForControl(site, '7 days');
      await press('7 days');
    },
    control: 'Take a break of 7 days',
    act: send('Take a break of 7 days'),
  },
  {
    call: 'startSelfExclusion',
    ...LIMITS,
    begin: async (site) => {
      await waitForControl(site, '6 months');
      await press('6 months');
      await waitForControl(site, /^I have read this/);
      await press(/^I have read this/);
    },
    control: 'Exclude me for 6 months',
    act: send('Exclude me for 6 months'),
  },
  {
    call: 'requestExclusionLift',
    ...LIMITS,
    arrange: excludeForYear({ isAsked: false }),
    control: 'Ask to lift it',
    act: send('Ask to lift it'),
  },
  {
    call: 'confirmExclusionLift',
    ...LIMITS,
    arrange: excludeForYear({ isAsked: true }),
    control: 'Lift it',
    act: send('Lift it'),
  },
  {
    call: 'acknowledgeRealityCheck',
    kind: 'game',
    address: SLOT,
    as: 'member',
    isOneTime: true,
    arrange: async (world) => {
      applyScenario(world, 'reality-check-due');
      return SLOT;
    },
    control: 'Continue',
    act: send('Continue'),
  },
];
