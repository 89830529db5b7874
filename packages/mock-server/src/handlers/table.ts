import type { HandlerTable } from '../gateway/handler.ts';
import * as agent from './agent.ts';
import * as content from './content.ts';
import * as deposit from './deposit.ts';
import * as game from './game.ts';
import * as live from './live.ts';
import * as lottery from './lottery.ts';
import * as member from './member.ts';
import { notModelled } from './not-modelled.ts';
import * as report from './report.ts';
import * as session from './session.ts';
import * as system from './system.ts';
import * as vendor from './vendor.ts';
import * as verification from './verification.ts';
import * as wallet from './wallet.ts';

/** The type refuses a missing operation: each is in a tag's file or listed as not modelled. */
export const handlers: HandlerTable = {
  ...notModelled,
  ...agent,
  ...content,
  ...deposit,
  ...game,
  ...live,
  ...lottery,
  ...member,
  ...report,
  ...session,
  ...system,
  ...vendor,
  ...verification,
  ...wallet,
};
