import { Refusal, type DomainContext } from '../domain/kernel/index.ts';
import { refusalOf, roleOfType } from '@croupier/sdk/rules';

import { findSession, noteCall } from '../domain/session/index.ts';
import { getFlags, getPlatform, isBlocked } from '../domain/site/index.ts';
import type { Call } from './call.ts';
import type { FoundOperation } from './find-operation.ts';

/** One stage of every call. Refuses by throwing. */
export type Stage = (call: Call, context: DomainContext) => void;

/** A region restriction concerns visitors, not servers. */
export const checkRegion: Stage = ({ operation, address }, context) => {
  if (operation.description.openWhenClosed || isOfServer(operation) || !isBlocked(context, address)) return;
  throw new Refusal('REGION_RESTRICTED', { value: { ip: address } });
};

const isOfServer = ({ description: { roles } }: FoundOperation): boolean =>
  roles.includes('vendor') || roles.includes('provider');

export const refuseInMaintenance: Stage = ({ operation }, context) => {
  const { maintenance, maintenanceEnd } = getPlatform(context);
  if (operation.description.openWhenClosed || !maintenance) return;
  throw new Refusal('SYSTEM_MAINTENANCE', maintenanceEnd === null ? {} : { value: { maintenanceEnd } });
};

export const attachSession: Stage = (call, context) => {
  // Scheme names are case-insensitive (RFC 9110, 11.1).
  const token = /^Bearer +(\S+)$/i.exec(call.request.headers.get('Authorization') ?? '')?.[1];
  if (token === undefined) return;
  call.session = findSession(context, token);
  if (call.session !== undefined) noteCall(context, call.session);
};

/** Default deny: admits only the roles that the contract names. */
export const checkRole: Stage = ({ operation, session, server, query }, { store }) => {
  const member = session === undefined ? undefined : store.members.get(session.memberId);
  const role = server?.role ?? (member === undefined ? undefined : roleOfType(member.type)) ?? 'guest';
  const refusal = refusalOf(role, operation.description, Object.fromEntries(query));
  if (refusal !== undefined) throw new Refusal(refusal);
};

/** Refuses a call without its required idempotency key, before the request schema is checked. An empty key is none. */
export const requireIdempotencyKey: Stage = ({ operation, request }) => {
  const key = request.headers.get('Idempotency-Key')?.trim() ?? '';
  if (operation.description.idempotent && key === '') {
    throw new Refusal('IDEMPOTENCY_KEY_MISSING');
  }
};

/** Refuses calls of a module that this site has disabled. */
export const checkModuleFlags: Stage = ({ operation }, context) => {
  const { moduleFlag, moduleError } = operation.description;
  if (moduleFlag !== undefined && !getFlags(context)[moduleFlag]) throw new Refusal(moduleError ?? 'FEATURE_DISABLED');
};
