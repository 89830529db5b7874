import type { ProfileRow } from '../../store/rows/profile.ts';
import type { SecurityEventRow } from '../../store/rows/security.ts';
import {
  localize,
  SITE_TIME_ZONE,
  type Contact,
  type DomainContext,
  type DomainEvents,
  type LocalizedText,
} from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { sendMessage } from '../verification/index.ts';
import { noticeTexts } from './notice-texts.data.ts';

/**
 * Sends the notice of a security event to the verified email address of the member, else to the verified mobile number,
 * and to a replaced contact, too. It never names an amount (S-05).
 */
export function sendSecurityNotice(context: DomainContext, { event, replaced }: DomainEvents['securityChanged']): void {
  const profile = profileOf(context, event.memberId);
  const receivers = [contactOf(profile), replaced].filter((contact) => contact !== undefined);
  const lines = linesOfEvent(event).map((line) => localize(line, profile.language ?? undefined));
  const text = lines.join('\n');
  for (const { channel, to } of receivers) sendMessage(context, { channel, to, purpose: 'securityNotice', text });
}

/** What happened, when in the brand's time, where, until when it holds the account, and what to do. */
export function linesOfEvent({ kind, time, holdUntil, device, location, ip }: SecurityEventRow): LocalizedText[] {
  const { what, when, where, unknownPlace, heldUntil, notYou } = noticeTexts;
  const place = [device, location, ip].filter((part) => part !== null).join(', ');
  return [
    what[kind],
    add(when, ': ', inBrandTime(time)),
    add(where, ': ', place === '' ? unknownPlace : place),
    ...(holdUntil === null ? [] : [add(heldUntil, ' ', `${inBrandTime(holdUntil)}.`)]),
    notYou,
  ];
}

function add({ EN, TY }: LocalizedText, between: string, value: LocalizedText | string): LocalizedText {
  const { EN: valueEn, TY: valueTy } = typeof value === 'string' ? { EN: value, TY: value } : value;
  return { EN: EN + between + valueEn, TY: TY + between + valueTy };
}

function contactOf({ email, emailVerified, mobile, mobileVerified }: ProfileRow): Contact | undefined {
  if (email !== null && emailVerified) return { channel: 'EMAIL', to: email };
  return mobile !== null && mobileVerified ? { channel: 'SMS', to: mobile } : undefined;
}

/** `2026-11-21 14:40` by the clock of the brand, as Swedish writes it. */
const BRAND_TIME = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: SITE_TIME_ZONE,
});

function inBrandTime(time: string): string {
  return BRAND_TIME.format(new Date(time));
}
