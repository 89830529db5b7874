import type { DomainContext } from '../domain/context.ts';
import { roleOfType } from '@croupier/sdk/rules';
import type { Role } from '@croupier/sdk/operations';

import { Refusal } from '../domain/refusal.ts';
import { findSession } from '../domain/session.ts';
import { getPlatform } from '../domain/site.ts';
import type { Call } from './call.ts';

/** One step that every call passes. It refuses by throwing. */
export type Stage = (call: Call, context: DomainContext) => void | Promise<void>;

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
export const refuseOtherRoles: Stage = ({ operation, session }, { store }) => {
  const member = session === undefined ? undefined : store.members.get(session.memberId);
  const role: Role = (member === undefined ? undefined : roleOfType(member.type)) ?? 'guest';
  if (operation.description.roles.includes(role)) return;
  if (role === 'guest') throw new Refusal('AUTH_REQUIRED');
  throw new Refusal(role === 'trial' ? 'TRIAL_FORBIDDEN' : 'AGENT_ONLY');
};
