import type { LanguageCode } from '@croupier/sdk/types';

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
  const text = noticeOf(event, profile.language ?? undefined);
  for (const { channel, to } of receivers) sendMessage(context, { channel, to, purpose: 'securityNotice', text });
}

/** What happened, when in the brand's time, where, until when it holds the account, and what to do. */
function noticeOf(event: SecurityEventRow, language: LanguageCode | undefined): string {
  const { kind, time, holdUntil, device, location, ip } = event;
  const say = (text: LocalizedText): string => localize(text, language);
  const { what, when, where, unknownPlace, heldUntil, notYou } = noticeTexts;
  const place = [device, location, ip].filter((part) => part !== null).join(', ');
  const lines = [
    say(what[kind]),
    `${say(when)}: ${inBrandTime(time)}`,
    `${say(where)}: ${place === '' ? say(unknownPlace) : place}`,
    ...(holdUntil === null ? [] : [`${say(heldUntil)} ${inBrandTime(holdUntil)}.`]),
    say(notYou),
  ];
  return lines.join('\n');
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
