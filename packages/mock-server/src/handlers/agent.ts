import * as agents from '../domain/agents/index.ts';
import { listRebateDifferences as listDifferences } from '../domain/rebate-differences/index.ts';
import * as income from '../domain/agent-income/index.ts';
import * as registration from '../domain/registration/index.ts';
import * as figures from '../domain/team-figures/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const checkAffiliateCode: Handler<'checkAffiliateCode'> = ({ query }, context) =>
  registration.checkAgentCode(context, query);

export const getAgentProfile: Handler<'getAgentProfile'> = (_input, context) => agents.getAgentProfile(context);

export const listDownlines: Handler<'listDownlines'> = ({ query }, context) =>
  agents.listDownlines(context, {
    accountType: 'ALL',
    activity: 'ALL',
    sort: 'registeredAt',
    order: 'desc',
    ...query,
  });

export const getDownline: Handler<'getDownline'> = ({ path }, context) => agents.getDownline(context, path.account);

export const updateDownline: Handler<'updateDownline'> = ({ path, body }, context) =>
  agents.updateDownline(context, path.account, body);

export const createDownlineAccount: Handler<'createDownlineAccount'> = ({ body }, context) =>
  agents.createDownlineAccount(context, body);

export const listRegisterLinks: Handler<'listRegisterLinks'> = ({ query }, context) =>
  agents.listRegisterLinks(context, { sort: 'createdAt', order: 'desc', ...query });

export const createRegisterLink: Handler<'createRegisterLink'> = ({ body }, context) =>
  agents.createRegisterLink(context, body);

export const updateRegisterLink: Handler<'updateRegisterLink'> = ({ path, body }, context) =>
  agents.updateRegisterLink(context, path.linkId, body);

export const deleteRegisterLink: Handler<'deleteRegisterLink'> = ({ path }, context) =>
  agents.deleteRegisterLink(context, path.linkId);

export const getTeamOverview: Handler<'getTeamOverview'> = ({ query }, context) =>
  figures.getTeamOverview(context, query);

export const listUserLossStatements: Handler<'listUserLossStatements'> = ({ query }, context) =>
  figures.listUserLossStatements(context, {
    scope: 'DOWNLINE',
    rows: 'ACCOUNTS',
    sort: 'operatorResult',
    order: 'desc',
    ...query,
  });

export const getUserLossByGameType: Handler<'getUserLossByGameType'> = ({ query }, context) =>
  figures.getUserLossByGameType(context, query);

export const listRebateDifferences: Handler<'listRebateDifferences'> = ({ query }, context) =>
  listDifferences(context, query);
export const getAgentRevenue: Handler<'getAgentRevenue'> = ({ query }, context) => income.getRevenue(context, query);
