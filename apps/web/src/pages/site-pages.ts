import { paths } from '../shared/paths.ts';
import type { Page, PageModule } from './page.ts';

const loadNotFound = async (): Promise<PageModule> => {
  const { NotFoundPage: Page } = await import('../features/not-found/NotFoundPage.tsx');
  return { Page };
};

/** The home page; the login and registration popups open over it [ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-26]. */
export const homePage: Page = {
  id: 'home',
  paths: [paths.home, '/index', paths.login, paths.register],
  redirects: ['/index.html', '/home'],
  frame: 'site',
  access: 'everyone',
  texts: ['home'],
  landing: { descriptionKey: 'home', pictures: { kind: 'banner' } },
  load: async () => {
    const { HomePage: Page, prefetchHome: prefetch } = await import('../features/home/HomePage.tsx');
    return { Page, prefetch };
  },
};

/** Announcements and help, for everyone [ROUTE-10] [ROUTE-15]. */
export const informationPages: readonly Page[] = [
  {
    id: 'announcements',
    paths: [paths.announcements],
    frame: 'site',
    access: 'everyone',
    texts: ['announcements'],
    titleKey: 'announcements:title',
    landing: { descriptionKey: 'announcements', pictures: { kind: 'none' } },
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
    landing: { descriptionKey: 'help', pictures: { kind: 'none' } },
    load: async () => {
      const { HelpPage: Page, prefetchHelp: prefetch } = await import('../features/support/HelpPage.tsx');
      return { Page, prefetch };
    },
  },
];

/** Paths without a page. */
export const unknownPages: readonly Page[] = [
  {
    id: 'unknownLottery',
    paths: ['/lottery', '/vnLottery', '/seaLottery'],
    frame: 'lottery',
    access: 'everyone',
    texts: [],
    titleKey: 'site:notFound.title',
    load: loadNotFound,
  },
  {
    id: 'unknown',
    paths: ['*'],
    frame: 'site',
    access: 'everyone',
    texts: [],
    titleKey: 'site:notFound.title',
    example: '/nowhere',
    load: loadNotFound,
  },
];
