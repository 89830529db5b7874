import { checkAgentCode } from '../domain/registration/invite-codes.ts';
import type { Handler } from '../gateway/handler.ts';

export const checkAffiliateCode: Handler<'checkAffiliateCode'> = ({ query }, context) =>
  checkAgentCode(context, { ...query, address: context.address });
