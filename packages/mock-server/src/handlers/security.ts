import * as security from '../domain/security/index.ts';
import * as securityEvents from '../domain/security-events/index.ts';
import * as session from '../domain/session/index.ts';
import * as twoStep from '../domain/two-step/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const listSessions: Handler<'listSessions'> = ({ query }, context) => session.listSessions(context, query);

export const revokeOtherSessions: Handler<'revokeOtherSessions'> = (_input, context) =>
  session.revokeOtherSessions(context);

export const revokeSession: Handler<'revokeSession'> = ({ path }, context) =>
  session.revokeSession(context, path.sessionId);

export const getTwoStep: Handler<'getTwoStep'> = (_input, context) => security.getTwoStep(context);

export const updateTwoStep: Handler<'updateTwoStep'> = ({ body }, context) => security.updateTwoStep(context, body);

export const startTotp: Handler<'startTotp'> = ({ body }, context) => security.startTotp(context, body);

export const confirmTotp: Handler<'confirmTotp'> = ({ body }, context) => security.confirmTotp(context, body);

export const removeTotp: Handler<'removeTotp'> = ({ body }, context) => security.removeTotp(context, body);

export const createRecoveryCodes: Handler<'createRecoveryCodes'> = ({ body }, context) =>
  security.createRecoveryCodes(context, body);

export const listTrustedAddresses: Handler<'listTrustedAddresses'> = ({ query }, context) =>
  twoStep.listTrustedAddresses(context, query);

export const deleteTrustedAddress: Handler<'deleteTrustedAddress'> = ({ path }, context) =>
  twoStep.deleteTrustedAddress(context, path.addressId);

export const listSecurityEvents: Handler<'listSecurityEvents'> = ({ query }, context) =>
  securityEvents.listSecurityEvents(context, query);
