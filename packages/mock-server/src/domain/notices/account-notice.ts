import type { SecurityEventRow } from '../../store/rows/security.ts';
import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import { addMessage, paragraphsOf } from '../messages/index.ts';
import { linesOfEvent } from '../security-events/index.ts';
import { proofTexts, securityTitles, welcomeTexts } from './account-texts.data.ts';
import type { Notice } from './notice.ts';
import type { NoticeTexts } from './withdrawal-texts.data.ts';

/** Welcomes a member at the first login. */
export function sendWelcome(context: DomainContext, { memberId, loginId }: DomainEvents['loggedIn']): void {
  const earlier = context.store.loginRecords.newestBy('memberId', memberId, ({ id, outcome }) => {
    return id !== loginId && outcome === 'SUCCESS';
  });
  if (earlier !== undefined) return;
  addMessage(context, { memberId, ...noticeOf(welcomeTexts) });
}

/** Notifies the member of a security event. */
export function sendSecurityMessage(context: DomainContext, { event }: DomainEvents['securityChanged']): void {
  const notice = securityMessage(event);
  if (notice !== undefined) addMessage(context, { memberId: event.memberId, ...notice, at: new Date(event.time) });
}

/** Notifies a member that staff ask for a proof. */
export function sendProofRequest(context: DomainContext, { request }: DomainEvents['proofAsked']): void {
  const { memberId, kind, since } = request;
  addMessage(context, { memberId, ...noticeOf(proofTexts[kind]), at: new Date(since) });
}

/** The message on a security event; undefined for one without. */
export function securityMessage(event: SecurityEventRow): Notice | undefined {
  const { kind } = event;
  if (kind === 'NEW_LOGIN' || kind === 'WITHDRAWAL_REQUESTED') return undefined;
  return {
    kind: 'ACCOUNT',
    title: securityTitles[kind],
    content: paragraphsOf(...linesOfEvent(event)),
    link: { target: 'SECURITY' },
  };
}

function noticeOf({ title, content }: NoticeTexts): Notice {
  return { kind: 'ACCOUNT', title, content: paragraphsOf(content), link: { target: 'SECURITY' } };
}
