import 'i18next';

import type account from './features/account/texts/en.json';
import type agent from './app/agent/texts/en.json';
import type member from './app/member/texts/en.json';
import type appDownload from './features/app-download/texts/en.json';
import type accountCreation from './features/account-creation/texts/en.json';
import type afterLogin from './features/after-login/texts/en.json';
import type notices from './app/notices/texts/en.json';
import type search from './app/search/texts/en.json';
import type agentContracts from './features/agent-contracts/texts/en.json';
import type agentRecords from './features/agent-records/texts/en.json';
import type announcements from './features/announcements/texts/en.json';
import type bettingRecord from './features/betting-record/texts/en.json';
import type bonuses from './features/bonuses/texts/en.json';
import type chat from './features/chat/texts/en.json';
import type contractRequests from './features/contract-requests/texts/en.json';
import type deposit from './features/deposit/texts/en.json';
import type home from './features/home/texts/en.json';
import type inbox from './features/inbox/texts/en.json';
import type limits from './features/limits/texts/en.json';
import type lobby from './features/lobby/texts/en.json';
import type login from './features/login/texts/en.json';
import type lottery from './features/lottery/texts/en.json';
import type missions from './features/missions/texts/en.json';
import type password from './shared/password/texts/en.json';
import type play from './features/play/texts/en.json';
import type pointsMall from './features/points-mall/texts/en.json';
import type profit from './features/profit/texts/en.json';
import type agentIncome from './features/agent-income/texts/en.json';
import type teamOverview from './features/team-overview/texts/en.json';
import type userLoss from './features/user-loss/texts/en.json';
import type raffle from './features/raffle/texts/en.json';
import type rebate from './features/rebate/texts/en.json';
import type promotions from './features/promotions/texts/en.json';
import type rewards from './features/rewards/texts/en.json';
import type realityCheck from './features/reality-check/texts/en.json';
import type referral from './features/referral/texts/en.json';
import type registration from './features/registration/texts/en.json';
import type security from './features/account/security/texts/en.json';
import type sports from './features/sports/texts/en.json';
import type speed from './features/speed/texts/en.json';
import type support from './features/support/texts/en.json';
import type vip from './features/vip/texts/en.json';
import type team from './features/team/texts/en.json';
import type transfers from './features/transfers/texts/en.json';
import type wallets from './features/wallets/texts/en.json';
import type withdrawal from './features/withdrawal/texts/en.json';
import type site from './i18n/site/texts/en.json';
import type start from './i18n/start/texts/en.json';
import type { Precache } from './offline/run-worker.ts';
import type pages from './pages/texts/en.json';
import type auth from './shared/auth/texts/en.json';
import type bets from './shared/bets/texts/en.json';
import type claims from './shared/claims/texts/en.json';
import type contracts from './shared/contracts/texts/en.json';
import type errors from './shared/errors/texts/en.json';
import type fieldRules from './shared/field-rules/texts/en.json';
import type forms from './shared/forms/texts/en.json';
import type games from './shared/games/texts/en.json';
import type help from './shared/help/texts/en.json';
import type install from './shared/install/texts/en.json';
import type messages from './shared/messages/texts/en.json';
import type lists from './shared/lists/texts/en.json';
import type offers from './shared/offers/texts/en.json';
import type rates from './shared/rates/texts/en.json';
import type restrictions from './shared/restrictions/texts/en.json';
import type teamFigures from './shared/team-figures/texts/en.json';
import type paymentPassword from './shared/payment-password/texts/en.json';

/** Keys of every namespace, as English has them. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: {
      account: typeof account;
      accountCreation: typeof accountCreation;
      afterLogin: typeof afterLogin;
      agent: typeof agent;
      agentIncome: typeof agentIncome;
      teamFigures: typeof teamFigures;
      teamOverview: typeof teamOverview;
      userLoss: typeof userLoss;
      agentContracts: typeof agentContracts;
      agentRecords: typeof agentRecords;
      announcements: typeof announcements;
      appDownload: typeof appDownload;
      auth: typeof auth;
      bets: typeof bets;
      bettingRecord: typeof bettingRecord;
      bonuses: typeof bonuses;
      chat: typeof chat;
      claims: typeof claims;
      contractRequests: typeof contractRequests;
      contracts: typeof contracts;
      deposit: typeof deposit;
      errors: typeof errors;
      fieldRules: typeof fieldRules;
      forms: typeof forms;
      games: typeof games;
      help: typeof help;
      home: typeof home;
      install: typeof install;
      limits: typeof limits;
      lists: typeof lists;
      lobby: typeof lobby;
      login: typeof login;
      member: typeof member;
      missions: typeof missions;
      notices: typeof notices;
      offers: typeof offers;
      pages: typeof pages;
      lottery: typeof lottery;
      password: typeof password;
      paymentPassword: typeof paymentPassword;
      play: typeof play;
      profit: typeof profit;
      inbox: typeof inbox;
      referral: typeof referral;
      pointsMall: typeof pointsMall;
      messages: typeof messages;
      raffle: typeof raffle;
      promotions: typeof promotions;
      rewards: typeof rewards;
      realityCheck: typeof realityCheck;
      rebate: typeof rebate;
      registration: typeof registration;
      rates: typeof rates;
      restrictions: typeof restrictions;
      search: typeof search;
      site: typeof site;
      speed: typeof speed;
      security: typeof security;
      sports: typeof sports;
      support: typeof support;
      team: typeof team;
      transfers: typeof transfers;
      vip: typeof vip;
      wallets: typeof wallets;
      withdrawal: typeof withdrawal;
    };
  }
}

/** Set by the build, see `build/texts.ts`. */
declare global {
  interface ImportMetaEnv {
    /** Folder of the texts, with their version. */
    readonly TEXTS_URL: string;
    /** Files of the service worker, see `build/service-worker.ts`. */
    readonly PRECACHE: Precache;
    /** Texts of a failed start, in the default language and in English. */
    readonly START_TEXTS: { readonly en: typeof start } & Readonly<Record<string, typeof start | undefined>>;
  }
}
