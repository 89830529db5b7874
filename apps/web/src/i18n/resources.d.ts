import 'i18next';

import type announcements from './locales/en/announcements.json';
import type errors from './locales/en/errors.json';
import type games from './locales/en/games.json';
import type home from './locales/en/home.json';
import type login from './locales/en/login.json';
import type site from './locales/en/site.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: {
      announcements: typeof announcements;
      errors: typeof errors;
      games: typeof games;
      home: typeof home;
      login: typeof login;
      site: typeof site;
    };
  }
}
