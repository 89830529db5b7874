import type { Module } from './module.ts';
import { ANY, PACKAGES, SDK, SUPPORT } from './module-parts.ts';

/** Modules of the app. */
export const WEB_MODULES: readonly Module[] = [
  {
    name: 'web/brands',
    path: 'apps/web/brands/',
    may: ['@croupier/ui/*', SDK],
    instead: 'read the brand from config; a brand is data',
  },
  {
    name: 'web/config',
    path: 'apps/web/src/config/',
    may: ['web/brands', PACKAGES],
    instead: 'read config from the layers above; config imports none of them',
  },
  {
    name: 'web/i18n',
    path: 'apps/web/src/i18n/',
    may: ['web/config', 'web/brands', PACKAGES],
    instead: 'use i18n from the layers above; i18n imports only config',
  },
  {
    name: 'web/session',
    path: 'apps/web/src/session/',
    may: ['web/i18n', 'web/config', PACKAGES],
    instead: 'call session from shared or a feature; session imports only i18n and config',
  },
  {
    name: 'web/shared',
    path: 'apps/web/src/shared/',
    may: ['web/session', 'web/i18n', 'web/config', PACKAGES],
    instead: 'use shared from a feature or app; shared imports only session, i18n and config',
  },
  {
    name: 'web/features/*',
    path: 'apps/web/src/features/*/',
    may: ['web/session', 'web/shared', 'web/i18n', 'web/config', PACKAGES],
    instead: 'move shared code into shared, link by shared/paths, or combine the features in pages or app',
  },
  {
    name: 'web/pages',
    path: 'apps/web/src/pages/',
    may: ['web/session', 'web/shared', 'web/i18n', 'web/config', PACKAGES],
    lazily: ['web/features/*'],
    instead: 'load the feature by import(), so that its code is split by page; app provides the frames',
  },
  {
    name: 'web/offline',
    path: 'apps/web/src/offline/',
    may: [],
    instead: 'keep the service worker and its page free of the app, whose code they do not load',
  },
  // In development only: loaded by app/main.tsx.
  {
    name: 'web/developer',
    path: 'apps/web/src/developer/',
    may: ['web/session', 'web/shared', 'web/i18n', 'web/config', PACKAGES],
    instead: 'use the session and the queries of the app; the panel knows no page',
  },
  {
    name: 'web/app',
    path: 'apps/web/src/app/',
    lazily: ['web/developer'],
    may: ['web/pages', 'web/session', 'web/features/*', 'web/shared', 'web/i18n', 'web/config', PACKAGES],
    instead: 'import from the other layers of apps/web/src only, neither servers nor test support',
  },
  // Declares the types of all texts.
  { name: 'web/types', path: 'apps/web/src/*', may: ANY, instead: SUPPORT },
  {
    name: 'web/server',
    path: 'apps/web/server/',
    may: ['web/shared', 'web/i18n', 'web/config', 'web/brands', PACKAGES],
    // The pictures of a landing page.
    files: ['apps/web/src/pages/landings.ts'],
    instead: 'read the built app from its folder; the server imports only shared, i18n, config and brands',
  },
  {
    name: 'web/translation',
    path: 'apps/web/translation/',
    may: ['web/brands', 'web/config', 'web/i18n'],
    instead: 'pass the texts as parameters; build and tests call the functions of translation',
  },
  { name: 'web/build', path: 'apps/web/build/', may: ANY, instead: SUPPORT },
  { name: 'web/testing', path: 'apps/web/src/testing/', may: ANY, instead: SUPPORT },
  { name: 'web/e2e', path: 'apps/web/e2e/', may: ANY, instead: SUPPORT },
  { name: 'web/bench', path: 'apps/web/bench/', may: ANY, instead: SUPPORT },
  { name: 'web/root', path: 'apps/web/*', may: ANY, instead: SUPPORT },
];
