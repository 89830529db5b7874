import type { AgentProfile, Contract } from '@croupier/sdk/types';

import { contractsBetween, debtOf, rateLimitsOf } from '../contracts/index.ts';
import { SITE_TIME_ZONE, type CallContext } from '../kernel/index.ts';
import { latestLineRates } from '../line-rates/index.ts';
import { callingMember, kindOfAccount, profileOf } from '../member/index.ts';
import { ancestorsOf, teamOf, uplineOf } from '../team/index.ts';
import { isInForce } from './describe-downline.ts';
import { LINK_DOMAINS, MAX_REGISTER_LINKS } from './links.data.ts';

/** The calling agent's own place in the tree, and what limits what the agent can give. */
export function getAgentProfile(context: CallContext): AgentProfile {
  const { id, account, nickname, currency } = callingMember(context);
  const upline = uplineOf(context, id);
  const team = teamOf(context, id);
  const agents = team.filter((member) => kindOfAccount(member) === 'AGENT').length;
  const { registeredAt } = profileOf(context, id);
  if (registeredAt === null) throw new Error(`The agent ${account} has no time of registration.`);
  const debt = debtOf(context, id);
  const contracts: Contract[] = contractsBetween(context, upline?.id ?? null, id);
  return {
    account,
    ...(nickname !== null && { nickname }),
    level: ancestorsOf(context, id).length + 1,
    ...(upline !== undefined && { upline: upline.account }),
    agents,
    members: team.length - agents,
    rebate: latestLineRates(context, id),
    contracts: contracts.filter((contract) => isInForce(context, contract)),
    contractRateLimits: rateLimitsOf(context, id),
    domains: [...LINK_DOMAINS],
    maxRegisterLinks: MAX_REGISTER_LINKS,
    timeZone: SITE_TIME_ZONE,
    currency,
    registeredAt,
    ...(debt !== undefined && { debt }),
  };
}
