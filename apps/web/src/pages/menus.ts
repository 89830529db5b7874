import type { Role } from '@croupier/sdk/operations';
import type { MemberInfo } from '@croupier/sdk/types';
import type { IconName } from '@croupier/ui/display/Icon';
import type { ParseKeys } from 'i18next';

import { paths } from '../shared/paths.ts';
import type { Page } from './page.ts';
import { knownPageAt, isAdmitted } from './pages.ts';

/** Who sees a menu. */
export interface Visitor {
  readonly role: Role;
  /** Undefined for a guest. */
  readonly member?: Pick<MemberInfo, 'hasVip' | 'availablePromo'> | undefined;
}

interface MenuEntry {
  readonly path: string;
  readonly icon: IconName;
  /** Menus are on every page, so their texts are in `site`. */
  readonly labelKey: ParseKeys;
  /** Condition besides the access of the page. */
  readonly isFor?: (visitor: Visitor) => boolean;
}

const ENTRIES = {
  account: { path: paths.memberCentre, icon: 'user', labelKey: 'myAccount' },
  withdrawal: { path: paths.withdrawal, icon: 'out', labelKey: 'withdraw' },
  record: { path: paths.bettingRecord, icon: 'doc', labelKey: 'bettingRecord' },
  messages: { path: paths.inbox, icon: 'mail', labelKey: 'inbox' },
  promotions: { path: paths.promotions, icon: 'gift', labelKey: 'promotions' },
  missions: { path: paths.missions, icon: 'flag', labelKey: 'missions' },
  rebate: { path: paths.rebate, icon: 'percent', labelKey: 'rebate' },
  rewards: { path: paths.rewards, icon: 'star', labelKey: 'rewards' },
  rank: {
    path: paths.rank,
    icon: 'diamond',
    labelKey: 'vip',
    // [SIDE-04]
    isFor: ({ member }) => member?.hasVip === true,
  },
  agentCentre: { path: paths.agentCentre, icon: 'users', labelKey: 'agentCentre' },
  referral: {
    path: paths.referral,
    icon: 'share',
    labelKey: 'inviteFriends',
    // Agents have their centre instead [SIDE-05].
    isFor: ({ role, member }) => role !== 'agent' && member?.availablePromo?.REFERRAL?.enabled === true,
  },
  limits: { path: '/member/limits', icon: 'shield', labelKey: 'limits' },
  agentLogin: { path: paths.agentEntry, icon: 'users', labelKey: 'forAgents' },
  announcements: { path: '/announce', icon: 'horn', labelKey: 'announcements' },
  appDownload: { path: paths.download, icon: 'download', labelKey: 'appDownload' },
  help: { path: '/help', icon: 'info', labelKey: 'help' },
  terms: { path: '/help#term', icon: 'doc', labelKey: 'terms' },
} as const satisfies Record<string, MenuEntry>;

type EntryName = keyof typeof ENTRIES;

/** Entries of the menus in their order. */
const MENUS = {
  /** [SIDE-03] [SIDE-04] [SIDE-05] */
  side: ['record', 'promotions', 'missions', 'rebate', 'rewards', 'rank', 'agentCentre', 'referral'],
  /** [HEADER-09] [HEADER-10] */
  account: ['agentCentre', 'account', 'record', 'messages'],
} as const satisfies Record<string, readonly EntryName[]>;

/** Rows of the footer. They are the same for everyone: a page for members leads a guest to the login. */
const FOOTER = {
  /** [FOOT-01] */
  offers: ['promotions', 'missions', 'rebate', 'rewards', 'rank', 'agentLogin'],
  /** [FOOT-03] */
  help: ['help', 'terms', 'announcements', 'appDownload'],
  limits: ['limits'],
} as const satisfies Record<string, readonly EntryName[]>;

export type FooterRow = keyof typeof FOOTER;

/** A link to a page. */
export interface MenuLink {
  /** Id of the page. */
  readonly id: string;
  readonly path: string;
  readonly icon: IconName;
  readonly labelKey: ParseKeys;
}

/** Links of a menu to the pages that are offered to a visitor. */
export function menuLinks(menu: keyof typeof MENUS, visitor: Visitor): readonly MenuLink[] {
  return MENUS[menu].flatMap((name) => linkOf(name, visitor) ?? []);
}

/** Link to one page; undefined for a visitor to whom it is not offered. */
export function linkOf(name: EntryName, visitor: Visitor): MenuLink | undefined {
  const { path, icon, labelKey, isFor }: MenuEntry = ENTRIES[name];
  const page = knownPageAt(path);
  if (page === undefined || !isOffered(page, visitor.role) || isFor?.(visitor) === false) return undefined;
  return { id: page.id, path: page.paths[0], icon, labelKey };
}

/** True unless a condition of the page's entry excludes the visitor: referral is for members only [SIDE-05]. */
export function isOfferedTo({ paths: [path] }: Page, visitor: Visitor): boolean {
  const entry = Object.values<MenuEntry>(ENTRIES).find((candidate) => candidate.path === path);
  return entry?.isFor?.(visitor) !== false;
}

/** Free play sees what an account would have; pressing it says so [ROLE-03]. */
const isOffered = (page: Page, role: Role): boolean =>
  isAdmitted(page, role) || (role === 'trial' && page.access === 'members');

export type HelpLinkName = 'appDownload' | 'help';

/** Link before or after customer service, for everyone [SIDE-03] [SIDE-06]. */
export function helpLinks(name: HelpLinkName): readonly MenuLink[] {
  const link = linkOf(name, { role: 'guest' });
  return link === undefined ? [] : [link];
}

/** Links of a row of the footer. */
export function footerLinks(row: FooterRow): readonly MenuLink[] {
  return FOOTER[row].flatMap((name) => {
    const { path, icon, labelKey } = ENTRIES[name];
    return knownPageAt(path.split('#', 1)[0] ?? path) === undefined ? [] : [{ id: name, path, icon, labelKey }];
  });
}
