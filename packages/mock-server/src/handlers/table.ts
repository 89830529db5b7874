import type { HandlerTable } from '../gateway/handler.ts';
import * as agent from './agent.ts';
import * as bankCard from './bank-card.ts';
import * as chat from './chat.ts';
import * as content from './content.ts';
import * as contract from './contract.ts';
import * as deposit from './deposit.ts';
import * as event from './event.ts';
import * as feedback from './feedback.ts';
import * as game from './game.ts';
import * as identity from './identity.ts';
import * as live from './live.ts';
import * as lottery from './lottery.ts';
import * as member from './member.ts';
import * as message from './message.ts';
import * as mission from './mission.ts';
import type { notModelledIds } from './not-modelled.data.ts';
import * as points from './points.ts';
import * as promotion from './promotion.ts';
import * as protection from './protection.ts';
import * as raffle from './raffle.ts';
import * as rebate from './rebate.ts';
import * as referral from './referral.ts';
import * as report from './report.ts';
import * as reward from './reward.ts';
import * as security from './security.ts';
import * as session from './session.ts';
import * as sports from './sports.ts';
import * as system from './system.ts';
import * as transfer from './transfer.ts';
import * as vendor from './vendor.ts';
import * as verification from './verification.ts';
import * as vip from './vip.ts';
import * as wallet from './wallet.ts';
import * as withdrawal from './withdrawal.ts';

type NotModelledId = (typeof notModelledIds)[number];

/** The type refuses an operation that is neither in a tag's file nor listed as not modelled, and one that is in both. */
export const handlers: Omit<HandlerTable, NotModelledId> & { readonly [Id in NotModelledId]?: never } = {
  ...agent,
  ...bankCard,
  ...chat,
  ...content,
  ...contract,
  ...deposit,
  ...event,
  ...feedback,
  ...game,
  ...identity,
  ...live,
  ...lottery,
  ...member,
  ...message,
  ...mission,
  ...points,
  ...promotion,
  ...protection,
  ...raffle,
  ...rebate,
  ...referral,
  ...report,
  ...reward,
  ...security,
  ...session,
  ...sports,
  ...system,
  ...transfer,
  ...vendor,
  ...verification,
  ...vip,
  ...wallet,
  ...withdrawal,
};
