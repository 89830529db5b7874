import type { DomainContext } from '../domain/context.ts';
import { roleOfType } from '@croupier/sdk/rules';
import type { Role } from '@croupier/sdk/operations';
import type { ErrorCode } from '@croupier/sdk/types';

import { Refusal } from '../domain/refusal.ts';
import { findSession } from '../domain/session.ts';
import { getFlags, getPlatform } from '../domain/site.ts';
import type { Call } from './call.ts';

/** Callers who log in; the others are servers, which sign their calls. */
const PEOPLE: readonly Role[] = ['guest', 'trial', 'member', 'agent'];

/** One step that every call passes. It refuses by throwing. */
export type Stage = (call: Call, context: DomainContext) => void;

export const refuseClosedRegion: Stage = ({ operation, address }, context) => {
  if (operation.description.openWhenClosed || !getPlatform(context).regionRestriction) return;
  throw new Refusal('REGION_RESTRICTED', { value: { ip: address } });
};

export const refuseInMaintenance: Stage = ({ operation }, context) => {
  const { maintenance, maintenanceEnd } = getPlatform(context);
  if (operation.description.openWhenClosed || !maintenance) return;
  throw new Refusal('SYSTEM_MAINTENANCE', maintenanceEnd === null ? {} : { value: { maintenanceEnd } });
};

export const findCallersSession: Stage = (call, context) => {
  const [scheme, token] = (call.request.headers.get('Authorization') ?? '').split(' ');
  if (scheme === 'Bearer' && token !== undefined) call.session = findSession(context, token);
};

/** Default deny: only the roles that the contract names may call. */
export const refuseOtherRoles: Stage = ({ operation, session, server, url }, { store }) => {
  const { roles, agentOnlyWhen } = operation.description;
  const member = session === undefined ? undefined : store.members.get(session.memberId);
  const role: Role = server ?? (member === undefined ? undefined : roleOfType(member.type)) ?? 'guest';
  if (!roles.includes(role)) throw new Refusal(refusalOf(role, roles));
  if (agentOnlyWhen === undefined || role === 'agent') return;
  if (url.searchParams.get(agentOnlyWhen.parameter) === agentOnlyWhen.value) throw new Refusal('AGENT_ONLY');
};

/** What someone who is left out is told. */
function refusalOf(role: Role, allowed: readonly Role[]): ErrorCode {
  if (!PEOPLE.some((person) => allowed.includes(person))) return 'SIGNATURE_INVALID';
  if (role === 'guest') return 'AUTH_REQUIRED';
  // A trial account can become a member's, but not an agent's.
  return role === 'trial' && allowed.includes('member') ? 'TRIAL_FORBIDDEN' : 'AGENT_ONLY';
}

/** Asks for the key that makes a repetition harmless, before anything else is looked at. */
export const requireIdempotencyKey: Stage = ({ operation, request }) => {
  if (operation.description.idempotent && !request.headers.has('Idempotency-Key')) {
    throw new Refusal('IDEMPOTENCY_KEY_MISSING');
  }
};

/** Refuses calls of a module that this site has switched off. */
export const refuseSwitchedOff: Stage = ({ operation }, context) => {
  const { moduleFlag, moduleError } = operation.description;
  if (moduleFlag !== undefined && !getFlags(context)[moduleFlag]) throw new Refusal(moduleError ?? 'FEATURE_DISABLED');
};
