import type { Module } from './module.ts';
import { ANY, SDK, SUPPORT } from './module-parts.ts';

/** Modules of the conformance kit. */
export const VERIFY_MODULES: readonly Module[] = [
  {
    name: 'verify/contract',
    path: 'tools/verify/src/contract/',
    may: [SDK, '@croupier/api-spec/openapi.json'],
    instead: 'read the contract only; what depends on a server belongs to the modules above',
  },
  {
    name: 'verify/server',
    path: 'tools/verify/src/server/',
    may: ['verify/contract', SDK],
    instead: 'pass it as a parameter; calls know no checks',
  },
  {
    name: 'verify/checks',
    path: 'tools/verify/src/checks/',
    may: ['verify/contract', 'verify/server', SDK],
    instead: 'return verdicts; the run collects them',
  },
  {
    name: 'verify/journeys',
    path: 'tools/verify/src/journeys/',
    may: ['verify/contract', 'verify/server', 'verify/checks', '@croupier/api-spec/*', SDK],
    instead: 'return outcomes; the run adds them to the results',
  },
  {
    name: 'verify/run',
    path: 'tools/verify/src/run/',
    may: ['verify/contract', 'verify/server', 'verify/checks', 'verify/journeys', SDK],
    instead: 'return the result; reports and the command come after it',
  },
  {
    name: 'verify/reports',
    path: 'tools/verify/src/reports/',
    may: ['verify/contract', 'verify/server', 'verify/checks', 'verify/run', SDK],
    instead: 'format a result that is passed in',
  },
  {
    name: 'verify/proxy',
    path: 'tools/verify/src/proxy/',
    may: ['verify/contract', 'verify/server', 'verify/checks', 'verify/run', 'verify/reports', SDK],
    instead: SUPPORT,
  },
  { name: 'verify/command', path: 'tools/verify/src/command/', may: ['verify/*', SDK], instead: SUPPORT },
  { name: 'verify/testing', path: 'tools/verify/src/testing/', may: ANY, instead: SUPPORT },
  { name: 'verify/build', path: 'tools/verify/build/', may: ANY, instead: SUPPORT },
  { name: 'verify/entries', path: 'tools/verify/src/*', may: ANY, instead: SUPPORT },
  { name: 'verify/root', path: 'tools/verify/*', may: ANY, instead: SUPPORT },
];
