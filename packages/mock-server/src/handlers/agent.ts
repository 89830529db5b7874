import * as registration from '../domain/registration/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const checkAffiliateCode: Handler<'checkAffiliateCode'> = ({ query }, context) =>
  registration.checkAgentCode(context, query);
