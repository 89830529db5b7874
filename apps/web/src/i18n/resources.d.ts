import 'i18next';

import type auth from './locales/en/auth.json';
import type announcements from './locales/en/announcements.json';
import type errors from './locales/en/errors.json';
import type fieldRules from './locales/en/fieldRules.json';
import type games from './locales/en/games.json';
import type home from './locales/en/home.json';
import type lists from './locales/en/lists.json';
import type lobby from './locales/en/lobby.json';
import type login from './locales/en/login.json';
import type password from './locales/en/password.json';
import type registration from './locales/en/registration.json';
import type deposit from './locales/en/deposit.json';
import type member from './locales/en/member.json';
import type play from './locales/en/play.json';
import type record from './locales/en/record.json';
import type site from './locales/en/site.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: {
      auth: typeof auth;
      announcements: typeof announcements;
      errors: typeof errors;
      fieldRules: typeof fieldRules;
      games: typeof games;
      home: typeof home;
      lists: typeof lists;
      lobby: typeof lobby;
      login: typeof login;
      password: typeof password;
      registration: typeof registration;
      deposit: typeof deposit;
      member: typeof member;
      play: typeof play;
      record: typeof record;
      site: typeof site;
    };
  }
}
