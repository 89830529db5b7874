import * as income from '../domain/agent-income/index.ts';
import * as registration from '../domain/registration/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const checkAffiliateCode: Handler<'checkAffiliateCode'> = ({ query }, context) =>
  registration.checkAgentCode(context, query);

export const getAgentRevenue: Handler<'getAgentRevenue'> = ({ query }, context) => income.getRevenue(context, query);
