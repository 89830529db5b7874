import type { HandlerTable } from '../gateway/handler.ts';
import { getMemberInfo } from './member.ts';
import { notModelled } from './not-modelled.ts';
import { login, logout } from './session.ts';
import { getEncryptionKey, getSiteConfiguration } from './system.ts';

/** The behaviour of every call of the contract; one that is neither here nor listed as not modelled does not compile. */
export const handlers: HandlerTable = {
  ...notModelled,
  getEncryptionKey,
  getMemberInfo,
  getSiteConfiguration,
  login,
  logout,
};
