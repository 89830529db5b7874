import {
  zGameType,
  zLanguageCode,
  zPolicy,
  zRegistrationFieldConfig,
  zSocialProvider,
  zWhitelabelFlags,
} from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { zPolicyPack } from '../store/rows/settings.ts';
import {
  changeLines,
  changeSite,
  getFlags,
  getPlatform,
  getRegistration,
  changeSettings,
  lineDelays,
  lineNames,
  settingsOf,
  type LineDelays,
} from '../domain/site/index.ts';
import { define, defineWithBody } from './control-call.ts';
import { ControlRefusal, type ControlledWorld } from './control-port.ts';

const lineDelay = z.optional(z.nullable(z.int().check(z.gte(0), z.lte(60_000))));

/** What a control call may change of the site. */
export const siteChange = z.strictObject({
  flags: z.optional(z.strictObject(z.partial(zWhitelabelFlags).shape)),
  register: z.optional(z.record(z.string(), zRegistrationFieldConfig)),
  maintenance: z.optional(z.boolean()),
  maintenanceEnd: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  regionRestriction: z.optional(z.boolean()),
  /** Network addresses that are blocked. */
  blockedAddresses: z.optional(z.array(z.string())),
  /** Scenes that require the slider check. */
  sliderAtLogin: z.optional(z.boolean()),
  sliderAtRegistration: z.optional(z.boolean()),
  sliderAtSms: z.optional(z.boolean()),
  /** Enabled sign-in providers, in display order. */
  socialProviders: z.optional(z.array(zSocialProvider)),
  /** The phone service verifies numbers in place of SMS codes. */
  phoneAuth: z.optional(z.boolean()),
  /** Platform codes of the offered languages, the default first. */
  languages: z.optional(z.array(zLanguageCode).check(z.minLength(1))),
  /** Time in ms until a line answers a ping; null for one whose connections are reset. */
  lines: z.optional(z.strictObject(Object.fromEntries(lineNames.map((name) => [name, lineDelay])))),
  /** The chat with customer service. */
  chat: z.optional(z.boolean()),
  /** Live events; without them pages poll. */
  liveEvents: z.optional(z.boolean()),
  /** Members may transfer money to their upline. */
  transferToUpline: z.optional(z.boolean()),
  /** Members claim their rebate themselves. */
  manualRebate: z.optional(z.boolean()),
  /** Points can be turned into money. */
  pointConversion: z.optional(z.boolean()),
  /** No vendor has a wallet of its own; for worlds whose wallets are empty. */
  singleWallet: z.optional(z.boolean()),
  /** The rules of a jurisdiction; other fields of the same body apply after it. */
  policyPack: z.optional(zPolicyPack),
  /** Categories that the jurisdiction forbids. */
  closedGameTypes: z.optional(z.array(zGameType)),
  /** Rules of money of the jurisdiction. */
  depositFactor: z.optional(zPolicy.shape.depositFactor),
  bonusFactorMax: z.optional(zPolicy.shape.bonusFactorMax),
  bonusLocksWinnings: z.optional(zPolicy.shape.bonusLocksWinnings),
  withdrawCancel: z.optional(zPolicy.shape.withdrawCancel),
  /** Members confirm what arrived of a withdrawal, within this time. */
  receiptConfirmEnabled: z.optional(z.boolean()),
  receiptConfirmMinutes: z.optional(z.int().check(z.gte(1))),
});

export type SiteChange = z.infer<typeof siteChange>;

/** Control calls for flags and platform status. */
export const siteCalls = [
  define(
    {
      method: 'GET',
      path: '/site',
      does: 'answers flags, registration fields, maintenance, region restriction, slider checks, sign-in services, languages, chat, live events, transfers to the upline, claims of the rebate, conversion of points, the single wallet, the policy pack, closed categories, rules of money and delays of lines',
    },
    ({ use }) => use(siteAnswer),
  ),
  defineWithBody(
    { method: 'PATCH', path: '/site', does: 'changes the fields given in the body' },
    siteChange,
    (change, { use }) =>
      use((held) => {
        applySiteChange(held, change);
        return siteAnswer(held);
      }),
  ),
  ...(['vendor', 'provider'] as const).map((role) =>
    define(
      {
        method: 'GET',
        path: `/${role}s/{id}/signing-key`,
        does: `answers the key with which the ${role} of this code signs its calls`,
      },
      ({ id, use }) =>
        use(({ world }) => {
          const key = world.signingKey({ role, code: id });
          if (key === undefined) throw new ControlRefusal(404, `There is no ${role} with the code ${id}.`);
          return { [role]: id, key };
        }),
    ),
  ),
];

/** Changes flags, registration, settings, platform status and lines; fields that are left out stay. */
export function applySiteChange({ world }: Pick<ControlledWorld, 'world'>, change: SiteChange): void {
  const { flags, register, maintenance, maintenanceEnd, regionRestriction, blockedAddresses, lines, ...settings } =
    change;
  // Kept in UTC, like every time of a world.
  const isElsewhere = typeof maintenanceEnd === 'string' && !maintenanceEnd.endsWith('Z');
  const end = isElsewhere ? new Date(maintenanceEnd).toISOString() : maintenanceEnd;
  changeSite(world, { flags, register, maintenance, maintenanceEnd: end, regionRestriction, blockedAddresses });
  changeSettings(world, Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)));
  if (lines !== undefined) changeLines(world, definedDelays(lines));
}

function definedDelays(lines: Readonly<Record<string, number | null | undefined>>): LineDelays {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([name, delay]) => (delay === undefined ? [] : [[name, delay]])),
  );
}

function siteAnswer({ world }: ControlledWorld) {
  const { id: _platform, ...platform } = getPlatform(world);
  // What no control call changes.
  const { id: _id, neutralReset: _reset, weakDefaultPassword: _password, ...others } = settingsOf(world);
  const { termsAge: _terms, birthdayAge: _birthday, ...settings } = others;
  return {
    flags: getFlags(world),
    register: getRegistration(world),
    ...settings,
    ...platform,
    lines: lineDelays(world),
  };
}
