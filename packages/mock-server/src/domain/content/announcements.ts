import type { Banner, BannerGroup, LanguageCode, Notice, PopupItem, Promotion } from '@croupier/sdk/types';
import { MINUTE_MS } from '@croupier/sdk/rules';

import type { NoticeRow } from '../../store/rows/content.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { isOnBreak } from '../breaks/index.ts';
import {
  newestFirst,
  pageOf,
  localize,
  type CallContext,
  type DomainContext,
  type PageQuery,
} from '../kernel/index.ts';
import { profileOf, callingMember } from '../member/index.ts';
import { banners } from './banners.data.ts';
import { popups } from './popups.data.ts';
import { listPromotions } from './promotions.ts';

/** Number of notices included in the announcements; the list has all. */
const MAX_NOTICES = 9;

export interface Announcements {
  banners: Banner[];
  player: Notice[];
  popup: PopupItem[];
  promotion: Promotion[];
}

/** Maximum time between a registration and the login that it opens. */
const REGISTRATION_MS = MINUTE_MS;

export interface AnnouncementRequest {
  readonly dataTypes: string;
  /** Popups for visitors only. */
  readonly execution?: 'B' | undefined;
  readonly language?: LanguageCode | undefined;
}

/**
 * Announcements of the site. Visitors get the popups of execution B, members those of A. Members also get F until
 * `runFirstLogin`, and in the session that their registration opened.
 */
export function getAnnouncements(
  context: CallContext,
  { dataTypes, execution, language }: AnnouncementRequest,
): Announcements {
  const requested = new Set(dataTypes.split(','));
  const member = context.caller.session === undefined ? undefined : callingMember(context);
  const memberPopups = member !== undefined && isFirstLogin(context, member) ? ['A', 'F'] : ['A'];
  const executions = execution === 'B' || member === undefined ? ['B'] : memberPopups;
  const isSilent = isMarketingSilent(context);
  const notices = visibleNotices(context, 'PUBLIC').filter(({ homeOnly }) => requested.has('H') || !homeOnly);
  return {
    banners: requested.has('B') ? listBanners('w_home').filter((banner) => !isSilent || !isPromotion(banner)) : [],
    player: requested.has('PL') ? notices.slice(0, MAX_NOTICES).map((row) => describeNotice(row, language)) : [],
    popup: requested.has('PU') ? popupsFor({ executions, isSilent }, language) : [],
    promotion: requested.has('PR') && !isSilent ? listPromotions(context, language) : [],
  };
}

/** True for a caller who takes a break: marketing stops at once, until the break is over (P-23). */
function isMarketingSilent(context: CallContext): boolean {
  const { session } = context.caller;
  return session !== undefined && isOnBreak(context, session.memberId);
}

const isPromotion = ({ linkageType }: Banner): boolean => linkageType === 'PROMOTION';

interface NoticeQuery extends PageQuery {
  readonly audience?: NoticeRow['audience'];
  readonly language?: LanguageCode | undefined;
}

/** One page of notices, newest first, without those for the home page only. */
export function listNotices(context: CallContext, { audience = 'PUBLIC', language, ...page }: NoticeQuery) {
  const notices = visibleNotices(context, audience).filter(({ homeOnly }) => !homeOnly);
  const { content, ...paging } = pageOf(notices, page);
  return { content: content.map((row) => describeNotice(row, language)), ...paging };
}

/** Banners of one position in display order. */
export function listBanners(group: BannerGroup): Banner[] {
  return banners.filter(({ groupName }) => groupName === group);
}

/** Published notices, newest first; without those of promotions for a caller who takes a break. */
function visibleNotices(context: CallContext, audience: NoticeRow['audience']): NoticeRow[] {
  const { store, clock } = context;
  const isSilent = isMarketingSilent(context);
  const now = clock.now().getTime();
  const published = store.notices
    .findBy('audience', audience)
    .filter(({ startAt, promotionType }) => Date.parse(startAt) <= now && (!isSilent || promotionType === null));
  return newestFirst(published, ({ startAt }) => startAt);
}

function describeNotice(row: NoticeRow, language?: LanguageCode): Notice {
  return {
    id: row.id,
    title: localize({ EN: row.titleEn, TY: row.titleTy }, language),
    startDate: row.startAt,
    content: localize({ EN: row.contentEn, TY: row.contentTy }, language),
    ...(row.promotionType === null ? {} : { promotionType: row.promotionType }),
    ...(row.effectFrom === null ? {} : { effectFrom: row.effectFrom }),
    ...(row.effectUntil === null ? {} : { effectUntil: row.effectUntil }),
  };
}

function popupsFor(
  { executions, isSilent }: { readonly executions: readonly string[]; readonly isSilent: boolean },
  language?: LanguageCode,
): PopupItem[] {
  return popups
    .filter(({ execution }) => executions.includes(execution))
    .filter(({ promotionType }) => !isSilent || promotionType === undefined)
    .map(({ id, execution, title, content, promotionType }) => ({
      id,
      execution,
      title: localize(title, language),
      content: localize(content, language),
      ...(promotionType === undefined ? {} : { promotionType }),
    }));
}

/** True until `runFirstLogin`, and in the session that a registration opened. */
function isFirstLogin(context: DomainContext, { id, firstLoginDone }: MemberRow): boolean {
  if (!firstLoginDone) return true;
  const logins = context.store.loginRecords.findBy('memberId', id);
  const [login, ...later] = logins.filter(({ outcome }) => outcome === 'SUCCESS');
  const { registeredAt } = profileOf(context, id);
  if (login === undefined || later.length > 0 || registeredAt === null) return false;
  return Date.parse(login.loggedInAt) - Date.parse(registeredAt) < REGISTRATION_MS;
}
