import { listBanners as bannersOf } from '../domain/content/announcements.ts';
import { getHelpCenter as helpCenterIn } from '../domain/content/help-center.ts';
import {
  getFlags,
  getRegistration,
  getSiteConfiguration as describeSite,
  getSystemStatus as describeStatus,
} from '../domain/site/site.ts';
import { listCountryCodes as listCountries } from '../domain/site/countries.ts';
import { listCustomerService } from '../domain/site/customer-service.ts';
import { listLanguages as languagesOfSite } from '../domain/site/languages.ts';
import { domains } from '../domain/site/links.data.ts';
import { getAppDownload as appDownloadAt, listResources as resourcesAt } from '../domain/site/links.ts';
import { answerWith, type Handler } from '../gateway/handler.ts';
import { notModelledIds } from './not-modelled.data.ts';

const notModelled: ReadonlySet<string> = new Set(notModelledIds);

export const getSiteConfiguration: Handler<'getSiteConfiguration'> = (_input, context) =>
  describeSite(context, { ...context, isModelled: (id) => !notModelled.has(id) });

export const getEncryptionKey: Handler<'getEncryptionKey'> = (_input, { gatewayKeys }) => gatewayKeys.current();

export const getSystemStatus: Handler<'getSystemStatus'> = (_input, context) =>
  describeStatus(context, context.address);

export const getWhitelabel: Handler<'getWhitelabel'> = (_input, context) => getFlags(context);

export const getRegisterSetting: Handler<'getRegisterSetting'> = ({ query }, context) => ({
  fields: getRegistration(context, query.registerMethod),
});

export const listDomainRoutes: Handler<'listDomainRoutes'> = () => ({ domainList: [...domains] });

export const pingDomain: Handler<'pingDomain'> = () =>
  // The speed test reads this answer from every mirror domain, so from other origins.
  answerWith({ ok: true }, { 'Access-Control-Allow-Origin': '*' });

export const getHelpCenter: Handler<'getHelpCenter'> = ({ query }, context) => helpCenterIn(context, query.lang);

export const listLanguages: Handler<'listLanguages'> = (_input, context) => languagesOfSite(context);

export const listCountryCodes: Handler<'listCountryCodes'> = () => listCountries();

export const getAppDownload: Handler<'getAppDownload'> = (_input, { origin }) => appDownloadAt(origin);

export const listResources: Handler<'listResources'> = (_input, { origin }) => ({ list: resourcesAt(origin) });

export const listCustomerServiceEntries: Handler<'listCustomerServiceEntries'> = (_input, { origin }) => ({
  list: listCustomerService(origin),
});

export const listBanners: Handler<'listBanners'> = ({ query }) => ({ list: bannersOf(query.groupName) });

/** The sandbox has no pool, so the client shows a labelled demonstration. */
export const getJackpot: Handler<'getJackpot'> = () => ({ mode: 'DEMO' });
