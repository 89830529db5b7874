import type { Fault, UnprovenFault } from '../fault.ts';

const LAYOUTS = 'apps/web/src/app/layouts';
const PLAY = 'apps/web/src/features/play';
const COMPONENTS = 'packages/ui/src/components';

const FRAME: readonly UnprovenFault[] = [
  {
    id: 'announcements-come-up-again',
    file: 'apps/web/src/features/announcements/AnnouncementPopup.tsx',
    before: 'markClosed(isMember);',
    after: '',
    breaks: 'ANN-08: the popup is shown once per session',
  },
  {
    id: 'announcements-share-a-key',
    file: 'apps/web/src/features/announcements/AnnouncementPopup.tsx',
    before: "(isMember ? 'USER_POPUP' : 'ANONYMOUS_POPUP')",
    after: "(isMember ? 'ANONYMOUS_POPUP' : 'ANONYMOUS_POPUP')",
    breaks: 'ANN-09: guests and members have different storage keys',
  },
  {
    id: 'focus-lost-after-a-menu',
    file: `${COMPONENTS}/navigation/internal/use-menu-button.ts`,
    before: 'button.focus();',
    after: '',
    breaks: 'the focus returns to the button that opened a menu',
  },
  {
    id: 'focus-lost-after-the-right-bar',
    file: `${COMPONENTS}/navigation/RightBar/RightBar.tsx`,
    before: 'toggle.current?.focus();',
    after: '',
    breaks: 'the focus returns to the button that opened the right bar',
  },
  {
    id: 'right-bar-with-unsafe-links',
    file: `${LAYOUTS}/SupportBar.tsx`,
    before: 'socialLinks(data?.resources ?? [], location.origin)',
    after: '(data?.resources ?? [])',
    breaks: 'SIDE-07: channels lead to safe URLs only',
  },
  {
    id: 'side-menu-on-the-game-page',
    file: `${LAYOUTS}/SiteFrame.tsx`,
    before: "const hasMenus = page.frame !== 'game' && page.frame !== 'lottery' && page.frame !== 'entry';",
    after: 'const hasMenus = true;',
    breaks: 'ROUTE-27: the page of a game has no side menu',
  },
  {
    id: 'logout-without-loader',
    file: `${LAYOUTS}/LogoutConfirmation.tsx`,
    before: 'busy={isPending}',
    after: 'busy={false}',
    breaks: 'LOGOUT-02: a loader is shown during the logout',
  },
  {
    id: 'logout-without-question',
    file: `${LAYOUTS}/AccountMenu.tsx`,
    before: 'onSelect: logOut,',
    after: "onSelect: () => void navigate('/', { state: { isLogout: true } }),",
    breaks: 'LOGOUT-01: the logout needs a confirmation',
  },
  {
    id: 'login-stays-where-it-is',
    file: `${LAYOUTS}/use-popup.ts`,
    before: 'if (!isPasswordDue) void navigate(returnTo ?? paths.home, { replace: true });',
    after: 'if (!isPasswordDue) void navigate(returnTo ?? pathname, { replace: true });',
    breaks: 'LOGIN-11: a login leads home',
  },
  {
    id: 'dial-code-without-flag',
    file: `${COMPONENTS}/inputs/MobileNumberField/DialCodePicker.tsx`,
    before: '<CountryFlag countryCode={country.countryCode} />',
    after: '',
    breaks: 'DIAL-01: the picker shows a flag',
  },
  {
    id: 'dial-code-list-without-flags',
    file: `${COMPONENTS}/inputs/MobileNumberField/DialCodePanel.tsx`,
    before: '<CountryFlag countryCode={countryCode} />',
    after: '',
    breaks: 'DIAL-01: the countries of the picker have flags',
  },
  {
    id: 'customer-service-in-a-wide-window',
    file: 'apps/web/src/shared/customer-service/use-customer-service.ts',
    before: 'width=440,height=750',
    after: 'width=750,height=440',
    breaks: 'CS-02: the window is 440 by 750',
  },
];

const GUARDS: readonly UnprovenFault[] = [
  {
    id: 'record-without-guard',
    file: 'apps/web/src/app/PageView.tsx',
    before: "page.access === 'everyone' ? undefined : loadChunk(() => import('./PageGuard.tsx'))",
    after: 'undefined',
    breaks: 'ROLE-05: a guest is led to the login',
  },
  {
    id: 'agent-centre-for-members',
    file: 'apps/web/src/app/agent/AgentsOnly.tsx',
    before: "if (role === 'agent') return children;",
    after: 'if (role !== undefined) return children;',
    breaks: 'AGENT-18: the pages of the agent centre are for agents only',
  },
  {
    id: 'agent-centre-in-every-menu',
    file: 'apps/web/src/pages/pages.ts',
    before: "agents: ['agent'],",
    after: "agents: ['member', 'agent'],",
    breaks: 'ROLE-11: only agents have the entry of the agent centre',
  },
  {
    id: 'trial-let-in',
    file: 'apps/web/src/shared/page/MembersOnly.tsx',
    before: 'if (!session.isTrial || trialToo) return',
    after: 'return',
    breaks: 'ROLE-09: a trial account has no account pages',
  },
  {
    id: 'guest-not-brought-back',
    file: 'apps/web/src/shared/page/MembersOnly.tsx',
    before: '{ returnTo: pathname + search }',
    after: '{ returnTo: pathname }',
    breaks: 'ROUTE-28: after the login a guest returns to the requested page',
  },
];

const DEPOSIT: readonly UnprovenFault[] = [
  {
    id: 'total-without-bonus',
    file: 'apps/web/src/features/deposit/DepositSummary.tsx',
    before: 'value: money(credited)',
    after: "value: money(amount === undefined ? '0' : formatAmount(amount))",
    breaks: 'the total is the credited amount',
  },
];

/** Tested by journeys, because jsdom does not scroll. */
const SCROLLING: readonly Fault[] = [
  {
    id: 'back-forgets-the-place-in-a-list',
    file: `${LAYOUTS}/use-scroll-restoration.ts`,
    before: 'if (type === NavigationType.Pop) return scrollWhenTallEnough(savedTop);',
    after: '',
    breaks: 'Back restores the scroll position of a list',
    proof: { kind: 'e2e', journey: 'lobby.spec.ts', title: 'Back restores the page and scroll position of a lobby' },
  },
];

const STAKES: readonly UnprovenFault[] = [
  {
    id: 'refused-stake-by-another-restriction',
    file: `${PLAY}/use-stake-refusal.ts`,
    before: "find(({ blocks }) => blocks.includes('PLAY'))",
    after: 'find(({ blocks }) => blocks.length > 0)',
    breaks: 'a refused stake is explained by what blocks games',
  },
  {
    id: 'refused-stake-by-a-deposit-limit',
    file: `${PLAY}/use-stake-refusal.ts`,
    before: "kind === 'LOSS' || kind === 'WAGER'",
    after: "kind !== 'SESSION'",
    breaks: 'a refused stake is explained by limits of losses and stakes',
  },
];

const frame = [`${LAYOUTS}/frame.test.tsx`];
const guards = ['apps/web/src/app/members-only.test.tsx'];
const stakes = [`${PLAY}/stake-refusal.test.tsx`];
const deposit = ['apps/web/src/features/deposit/deposit-estimate.test.tsx'];

export const WEB_FRAME_FAULTS: readonly Fault[] = [
  ...FRAME.map((fault): Fault => ({ ...fault, proof: { kind: 'unit', tests: frame } })),
  ...GUARDS.map((fault): Fault => ({ ...fault, proof: { kind: 'unit', tests: guards } })),
  ...DEPOSIT.map((fault): Fault => ({ ...fault, proof: { kind: 'unit', tests: deposit } })),
  ...STAKES.map((fault): Fault => ({ ...fault, proof: { kind: 'unit', tests: stakes } })),
  ...SCROLLING,
];
