import type { HandlerTable } from '../gateway/handler.ts';
import { getMemberInfo } from './member.ts';
import { login, logout } from './session.ts';
import { getEncryptionKey, getSiteConfiguration } from './system.ts';

/** The behaviour of every call of the contract. */
export const handlers: HandlerTable = {
  getEncryptionKey,
  getMemberInfo,
  getSiteConfiguration,
  login,
  logout,
};
