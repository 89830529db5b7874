import { agentOfCode } from '../domain/registration/invite-codes.ts';
import type { Handler } from '../gateway/handler.ts';

export const checkAffiliateCode: Handler<'checkAffiliateCode'> = ({ query }, context) =>
  void agentOfCode(context, query.code, query.domain);
