import * as content from '../domain/content/index.ts';
import * as site from '../domain/site/index.ts';
import { answerWith, type Handler } from '../gateway/handler.ts';
import { notModelledIds } from './not-modelled.data.ts';

const notModelled: ReadonlySet<string> = new Set(notModelledIds);

export const getSiteConfiguration: Handler<'getSiteConfiguration'> = (_input, context) =>
  site.getSiteConfiguration(context, (id) => !notModelled.has(id));

export const getEncryptionKey: Handler<'getEncryptionKey'> = (_input, { gatewayKeys }) => gatewayKeys.current();

export const getSystemStatus: Handler<'getSystemStatus'> = (_input, context) => site.getSystemStatus(context);

export const getWhitelabel: Handler<'getWhitelabel'> = (_input, context) => site.getFlags(context);

export const getRegisterSetting: Handler<'getRegisterSetting'> = ({ query }, context) => ({
  fields: site.getRegistration(context, query.registerMethod),
});

export const listDomainRoutes: Handler<'listDomainRoutes'> = (_input, context) => ({
  domainList: site.listDomainLines(context),
});

export const pingDomain: Handler<'pingDomain'> = (_input, context) => {
  const delay = site.delayOfLine(context);
  const connection = delay === null ? { isBroken: true } : { delay };
  // The speed test reads this answer from every mirror domain, so from other origins.
  return answerWith({ ok: true }, { 'Access-Control-Allow-Origin': '*' }, connection);
};

export const getHelpCenter: Handler<'getHelpCenter'> = ({ query }, context) =>
  content.getHelpCenter(context, query.lang);

export const listLanguages: Handler<'listLanguages'> = (_input, context) => site.listLanguages(context);

export const listCountryCodes: Handler<'listCountryCodes'> = () => site.listCountryCodes();

export const getAppDownload: Handler<'getAppDownload'> = ({ query }, context) =>
  site.getAppDownload(context, query.lang);

export const listResources: Handler<'listResources'> = (_input, { caller }) => ({
  list: site.listResources(caller.origin),
});

export const listCustomerServiceEntries: Handler<'listCustomerServiceEntries'> = (_input, { caller }) => ({
  list: site.listCustomerService(caller.origin),
});

export const listBanners: Handler<'listBanners'> = ({ query }) => ({ list: content.listBanners(query.groupName) });

/** The sandbox has no pool, so the client shows a labelled demonstration. */
export const getJackpot: Handler<'getJackpot'> = (_input, context) => ({ mode: site.jackpotMode(context) });
