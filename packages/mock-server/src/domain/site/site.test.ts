import {
  getAppDownload,
  getHelpCenter,
  getJackpot,
  getRegisterSetting,
  getSiteConfiguration,
  getSystemStatus,
  getWhitelabel,
  listCountryCodes,
  listCustomerServiceEntries,
  listDomainRoutes,
  listLanguages,
  listResources,
  pingDomain,
} from '@croupier/sdk/client';
import { bodyCodecV3 } from '@croupier/sdk/codec';
import { contractVersion, operations } from '@croupier/sdk/operations';
import { zEncryptedBody } from '@croupier/sdk/zod';
import { describe, expect, it } from 'vitest';

import { createCaller, refusalOf } from '../../testing/caller.ts';
import { handlers } from '../../handlers/table.ts';
import { changeSite } from './site.ts';
import { changeSettings } from './settings.ts';
import { languages } from './languages.data.ts';

describe('the site configuration', () => {
  it('equals the answers of the calls for its parts', async () => {
    const { client } = createCaller();
    const site = (await getSiteConfiguration({ client, query: { device: 'WEB' } })).value;
    expect((await getWhitelabel({ client })).value).toEqual(site.whitelabel);
    expect((await getRegisterSetting({ client })).value.fields).toEqual(site.register);
    expect((await listResources({ client })).value.list).toEqual(site.resources);
    expect((await listDomainRoutes({ client, query: { device: 0 } })).value.domainList).toEqual(site.domainRoute);
    expect((await listCustomerServiceEntries({ client })).value.list).toEqual(site.customerService);
  });

  it('has the eight flags of the document and no other [CONST-01]', async () => {
    const { client } = createCaller();
    const flags = Object.entries((await getWhitelabel({ client })).value);
    expect(flags.map(([name]) => name).toSorted()).toEqual([
      'AGENTPOLICY3',
      'CHNGPASSVERIF3',
      'FREEPLAY3',
      'MOBILENUMPASSREG3',
      'MOBILENUMREG3',
      'MOBILEVERCODELOGIN3',
      'PWDEXPFORCECHANGE3',
      'REGMOBVERF3',
    ]);
    expect(flags.every(([, isOn]) => typeof isOn === 'boolean')).toBe(true);
  });

  it('offers a feature when the call that the contract names for it is modelled', async () => {
    const { client } = createCaller();
    const { features } = (await getSiteConfiguration({ client, query: { device: 'WEB' } })).value;
    const calls: Readonly<Record<string, keyof typeof handlers>> = {
      chat: 'createChatSession',
      transferToUpline: 'transferToUpline',
      manualRebate: 'getManualRebate',
      vip: 'getVipProgress',
      referral: 'getReferral',
      pointConversion: 'convertPoint',
    };
    const offered = Object.entries(calls).map(([feature, call]) => [feature, handlers[call] !== undefined]);
    expect(features).toMatchObject(Object.fromEntries(offered));
  });

  it('describes brand, features and slider checks as the site is set [ENT-25]', async () => {
    const { client, world } = createCaller();
    const site = async () => (await getSiteConfiguration({ client, query: { device: 'WEB' } })).value;
    const before = await site();
    expect(before.brand).toMatchObject({ timeZone: 'Asia/Manila', termsMinAge: 18, birthdayMinAge: 21 });
    expect(before.brand.languages).toEqual((await listLanguages({ client })).value.list.map(({ code }) => code));
    expect(before.features).toMatchObject({ socialProviders: ['GOOGLE', 'FACEBOOK'], phoneAuth: false, chat: true });
    changeSettings(world, {
      socialProviders: ['FACEBOOK'],
      phoneAuth: true,
      sliderAtLogin: true,
      sliderAtSms: false,
      birthdayAge: 25,
      chat: false,
    });
    const after = await site();
    expect(after.brand.birthdayMinAge).toBe(25);
    expect(after.features).toMatchObject({ socialProviders: ['FACEBOOK'], phoneAuth: true, chat: false });
    expect(after.humanCheck).toEqual({ sliderAtLogin: true, sliderAtRegistration: true, sliderAtSms: false });
  });

  it('has the fields of the form that is asked for, by default of the one that comes first', async () => {
    const { client, world } = createCaller();
    const isByName = async (registerMethod?: 'USERNAME' | 'MOBILE') => {
      const { value } = await getRegisterSetting({ client, query: { ...(registerMethod && { registerMethod }) } });
      return [value.fields['username']?.enabled, value.fields['verificationCode']?.enabled ?? false];
    };
    expect([await isByName(), await isByName('MOBILE')]).toEqual([
      [true, false],
      [false, true],
    ]);
    changeSite(world, { flags: { MOBILENUMREG3: true } });
    expect([await isByName(), await isByName('USERNAME')]).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('reflects changes at once, separately for each world and visitor', async () => {
    const [{ client, world }, other] = [createCaller(), createCaller()];
    const site = async (from = client) =>
      (await getSiteConfiguration({ client: from, query: { device: 'WEB' } })).value;
    const before = await site();
    changeSite(world, { flags: { FREEPLAY3: false, MOBILENUMREG3: true } });
    expect((await site()).whitelabel).toMatchObject({ FREEPLAY3: false, MOBILENUMREG3: true });
    expect((await site()).register['username']?.enabled).toBe(false);
    expect(await site(other.client)).toEqual(before);
    changeSite(world, { register: { email: { enabled: true, required: true } }, regionRestriction: true });
    expect(await site()).toMatchObject({ register: { email: { enabled: true } }, regionRestriction: true });
    const from = async (origin: string, address: string) =>
      (await world.dispatch(new Request(`${origin}/wps/system/siteConfig?device=WEB`), address)).json();
    expect((await from('http://one.example', '203.0.113.1')).value.location.ip).toBe('203.0.113.1');
    expect((await from('http://one.example', '203.0.113.2')).value.location.ip).toBe('203.0.113.2');
    expect((await from('http://two.example', '203.0.113.2')).value.resources[0].url).toContain('http://two.example/');
  });

  it('contains the key that decrypts the customer service links', async () => {
    const { client } = createCaller();
    const { customerService, customerServiceKey } = (await getSiteConfiguration({ client, query: { device: 'WEB' } }))
      .value;
    const links = customerService.map(({ path }) =>
      bodyCodecV3.decrypt({
        body: zEncryptedBody.parse(JSON.parse(atob(path))),
        gatewayKey: customerServiceKey,
        method: operations.listCustomerServiceEntries.method,
        path: operations.listCustomerServiceEntries.path,
      }),
    );
    expect(customerService[0]?.csType).toBe('LIVE_CHAT');
    expect(links[0]).toBe('http://platform.example/mock-pages/service');
    expect(links.at(-1)).toMatch(/^mailto:/);
  });
});

describe('the policy', () => {
  it('names the age of a password only where the site forces a change', async () => {
    const { client, world } = createCaller();
    const policy = async () => (await getSiteConfiguration({ client, query: { device: 'WEB' } })).value.policy;
    expect(await policy()).toMatchObject({ passwordMaxDays: 90, timeOutDays: [1, 7, 30, 42] });
    changeSite(world, { flags: { PWDEXPFORCECHANGE3: false } });
    expect((await policy()).passwordMaxDays).toBeUndefined();
  });
});

describe('the status', () => {
  it('is 0 when open, 1 under maintenance and 2 in a blocked region, which takes precedence', async () => {
    const { client, world } = createCaller();
    const status = async () => (await getSystemStatus({ client })).value;
    expect(await status()).toMatchObject({ status: 0, contractVersion, location: { ip: '127.0.0.1' } });
    const maintenanceEnd = '2026-11-21T14:00:00.000Z';
    world.store.transact(() =>
      world.store.platform.insert({
        id: 'platform',
        maintenance: true,
        maintenanceEnd,
        regionRestriction: false,
        blockedAddresses: [],
      }),
    );
    expect(await status()).toMatchObject({ status: 1, maintenanceEnd });
    world.store.transact(() => world.store.platform.update('platform', { regionRestriction: true }));
    expect(await status()).toMatchObject({ status: 2, maintenance: true });
  });
});

describe('a block', () => {
  it('is by location, for everyone, or by network address, for that one alone; both refuse calls and show the address [SYS-12]', async () => {
    const { world } = createCaller();
    const ask = async (path: string, address: string) =>
      (await world.dispatch(new Request(`http://platform.example${path}`), address)).json();
    const seenBy = async (address: string) => {
      const { value: site } = await ask('/wps/system/siteConfig?device=WEB', address);
      const { value: status } = await ask('/wps/system/status', address);
      const { errorCode, value } = await ask('/wps/system/appDownload', address);
      return [site.regionRestriction, status.status, site.location.ip, errorCode, value?.ip];
    };
    const [one, other] = ['203.0.113.1', '203.0.113.2'];
    const open = (address: string) => [false, 0, address, undefined, undefined];
    const blocked = (address: string) => [true, 2, address, 'REGION_RESTRICTED', address];
    expect([await seenBy(one), await seenBy(other)]).toEqual([open(one), open(other)]);
    changeSite(world, { blockedAddresses: [one] });
    expect([await seenBy(one), await seenBy(other)]).toEqual([blocked(one), open(other)]);
    changeSite(world, { blockedAddresses: [], regionRestriction: true });
    expect([await seenBy(one), await seenBy(other)]).toEqual([blocked(one), blocked(other)]);
  });
});

describe('public site data', () => {
  it('lists Filipino, the default, and English', async () => {
    expect(languages).toHaveLength(38);
    const { client } = createCaller();
    const { value } = await listLanguages({ client });
    expect(value.default).toBe('TY');
    expect(value.list.map(({ code, bcp47 }) => [code, bcp47])).toEqual([
      ['TY', 'fil-PH'],
      ['EN', 'en'],
    ]);
  });

  it('limits languages and help to those of the world', async () => {
    const { client, world } = createCaller();
    changeSettings(world, { languages: ['EN', 'VN'] });
    const { value } = await listLanguages({ client });
    expect([value.default, ...value.list.map(({ code }) => code)]).toEqual(['EN', 'EN', 'VN']);
    expect(
      (await getHelpCenter({ client, query: { lang: 'EN', device: 'WEB' } })).value.sections.length,
    ).toBeGreaterThan(0);
    const error = await refusalOf(getHelpCenter({ client, query: { lang: 'TY', device: 'WEB' } }));
    expect(error.code).toBe('LANGUAGE_UNSUPPORTED');
  });

  it("lists every country once, the site's first", async () => {
    const { client } = createCaller();
    const { list, current } = (await listCountryCodes({ client })).value;
    expect(current).toBe('PH');
    expect(list[0]).toEqual({ countryCode: 'PH', countryDialingCode: '63' });
    expect(list.length).toBeGreaterThan(240);
    expect(new Set(list.map(({ countryCode }) => countryCode)).size).toBe(list.length);
  });

  it('returns the app for iOS and Android, with guides in the languages of the site [DOWN-01]', async () => {
    const { client } = createCaller();
    const guideIn = async (lang?: 'EN' | 'TY') =>
      (await getAppDownload({ client, query: { ...(lang && { lang }) } })).value.android?.installGuide;
    const { ios, android } = (await getAppDownload({ client, query: { lang: 'EN' } })).value;
    expect(ios?.version).toBe(android?.version);
    expect(android).toMatchObject({ sizeBytes: 18_874_368, minimumSystem: '8' });
    for (const guide of [ios?.installGuide, android?.installGuide])
      expect(guide).toMatch(/^<ol>(<li>.+<\/li>){4}<\/ol>$/);
    expect(await guideIn('EN')).toContain('Download the file');
    expect(await guideIn('TY')).toContain('I-download ang file');
    expect(await guideIn()).toBe(await guideIn('TY'));
    const error = await refusalOf(getAppDownload({ client, query: { lang: 'VN' } }));
    expect(error.code).toBe('LANGUAGE_UNSUPPORTED');
  });

  it('answers DEMO as the mode of the jackpot, and OFF where the policy does not allow it', async () => {
    const { client, world } = createCaller();
    expect((await getJackpot({ client })).value).toEqual({ mode: 'DEMO' });
    changeSettings(world, { policyPack: 'mgaLike' });
    expect((await getJackpot({ client })).value).toEqual({ mode: 'OFF' });
  });

  it('allows a ping from any origin', async () => {
    const { client, world } = createCaller();
    expect((await pingDomain({ client, query: { speed: '0.5519' } })).value.ok).toBe(true);
    const answer = await world.dispatch(new Request('http://m1.croupier.example/ping.json?speed=0.1'));
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});
