import { paths } from '../shared/paths.ts';
import type { Page } from './page.ts';

/** The home page; the login and registration popups open over it [ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-26]. */
export const homePage: Page = {
  id: 'home',
  paths: [paths.home, '/index', paths.login, paths.register],
  redirects: ['/index.html', '/home'],
  frame: 'site',
  access: 'everyone',
  texts: ['home'],
  isLanding: true,
  load: async () => {
    const { HomePage: Page, prefetchHome: prefetch } = await import('../features/home/HomePage.tsx');
    return { Page, prefetch };
  },
};

/** The page of a forgotten password [ROUTE-06]. */
export const forgotPage: Page = {
  id: 'forgot',
  paths: [paths.forgot],
  frame: 'site',
  access: 'everyone',
  texts: ['login', 'auth', 'fieldRules'],
  titleKey: 'login:forgot.title',
  isLanding: true,
  load: async () => {
    const { ForgotPage: Page } = await import('../features/login/ForgotPage.tsx');
    return { Page };
  },
};

/** The login of agents [ROUTE-07]. */
export const agentEntryPage: Page = {
  id: 'agentEntry',
  paths: [paths.agentEntry],
  frame: 'entry',
  access: 'everyone',
  texts: ['login', 'auth'],
  titleKey: 'login:agent.title',
  isLanding: true,
  load: async () => {
    const { AgentEntryPage: Page } = await import('../features/login/AgentEntryPage.tsx');
    return { Page };
  },
};

/** The app for phones [ROUTE-16]. */
export const downloadPage: Page = {
  id: 'download',
  paths: [paths.download],
  frame: 'site',
  access: 'everyone',
  texts: ['appDownload'],
  titleKey: 'appDownload:title',
  isLanding: true,
  load: async () => {
    const page = await import('../features/app-download/AppDownloadPage.tsx');
    return { Page: page.AppDownloadPage, Header: page.AppDownloadHeader, prefetch: page.prefetchAppDownload };
  },
};

/** A raffle: the wheel, the tickets and their check, for everyone [PROMO-02]. */
export const rafflePage: Page = {
  id: 'raffle',
  paths: ['/promotions/:promotionId/raffle'],
  frame: 'site',
  access: 'everyone',
  texts: ['raffle', 'forms', 'restrictions'],
  titleKey: 'raffle:title',
  load: async () => {
    const { RafflePage: Page } = await import('../features/raffle/RafflePage.tsx');
    return { Page };
  },
};

/** The promotions, and each of them with its terms, for everyone [ROUTE-12]. */
export const promotionPages: readonly Page[] = [
  {
    id: 'promotions',
    paths: [paths.promotions],
    frame: 'site',
    access: 'everyone',
    texts: ['promotions', 'lists'],
    titleKey: 'promotions:title',
    isLanding: true,
    load: async () => {
      const { PromotionsPage: Page, prefetchPromotions: prefetch } =
        await import('../features/promotions/PromotionsPage.tsx');
      return { Page, prefetch };
    },
  },
  {
    id: 'promotion',
    paths: [`${paths.promotions}/:promotionId`],
    frame: 'site',
    access: 'everyone',
    texts: ['promotions', 'offers', 'forms', 'restrictions'],
    titleKey: 'promotions:title',
    load: async () => {
      const { PromotionPage: Page } = await import('../features/promotions/PromotionPage.tsx');
      return { Page };
    },
  },
];

/** Announcements and help, for everyone [ROUTE-10] [ROUTE-15]. */
export const informationPages: readonly Page[] = [
  {
    id: 'announcements',
    paths: [paths.announcements],
    frame: 'site',
    access: 'everyone',
    texts: ['announcements'],
    titleKey: 'announcements:title',
    isLanding: true,
    load: async () => {
      const { AnnouncementsPage: Page, prefetchNotices: prefetch } =
        await import('../features/announcements/AnnouncementsPage.tsx');
      return { Page, prefetch };
    },
  },
  {
    id: 'help',
    paths: [paths.help],
    frame: 'site',
    access: 'everyone',
    texts: ['help'],
    titleKey: 'help:in_help_center',
    isLanding: true,
    load: async () => {
      const { HelpPage: Page, prefetchHelp: prefetch } = await import('../features/support/HelpPage.tsx');
      return { Page, prefetch };
    },
  },
];

/** The page of a path that no other page has. */
export const unknownPage: Page = {
  id: 'unknown',
  paths: ['*'],
  frame: 'site',
  access: 'everyone',
  texts: [],
  titleKey: 'site:notFound.title',
  load: async () => {
    const { NotFoundPage: Page } = await import('../features/not-found/NotFoundPage.tsx');
    return { Page };
  },
};
