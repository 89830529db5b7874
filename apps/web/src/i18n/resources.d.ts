import 'i18next';

import type errors from './locales/en/errors.json';
import type games from './locales/en/games.json';
import type home from './locales/en/home.json';
import type login from './locales/en/login.json';
import type deposit from './locales/en/deposit.json';
import type member from './locales/en/member.json';
import type play from './locales/en/play.json';
import type record from './locales/en/record.json';
import type site from './locales/en/site.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: {
      errors: typeof errors;
      games: typeof games;
      home: typeof home;
      login: typeof login;
      deposit: typeof deposit;
      member: typeof member;
      play: typeof play;
      record: typeof record;
      site: typeof site;
    };
  }
}
