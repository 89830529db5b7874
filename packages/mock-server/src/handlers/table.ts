import type { HandlerTable } from '../gateway/handler.ts';
import * as agent from './agent.ts';
import * as member from './member.ts';
import { notModelled } from './not-modelled.ts';
import * as session from './session.ts';
import * as system from './system.ts';
import * as verification from './verification.ts';

/**
 * The behaviour of every call of the contract; one that is neither in a file of its tag nor listed as not modelled does
 * not compile.
 */
export const handlers: HandlerTable = {
  ...notModelled,
  ...agent,
  ...member,
  ...session,
  ...system,
  ...verification,
};
