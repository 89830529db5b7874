import { DOMAIN_MODULES, SDK_DATA } from './domain-modules.ts';
import type { Module } from './module.ts';
import { ANY, SDK, SUPPORT } from './module-parts.ts';
import { VERIFY_MODULES } from './verify-modules.data.ts';
import { WEB_MODULES } from './web-modules.data.ts';

const API_SPEC: readonly Module[] = [
  { name: 'api-spec/codegen', path: 'api-spec/codegen/', may: [], instead: 'call it from the module above' },
  {
    name: 'api-spec/arazzo',
    path: 'api-spec/arazzo/',
    may: ['api-spec/codegen'],
    instead: 'call arazzo from lint, docs or a test',
  },
  {
    name: 'api-spec/lint',
    path: 'api-spec/lint/',
    may: ['api-spec/codegen', 'api-spec/arazzo'],
    instead: SUPPORT,
  },
  {
    name: 'api-spec/contract',
    path: 'api-spec/contract/',
    may: ['api-spec/codegen'],
    instead: SUPPORT,
  },
  {
    name: 'api-spec/compare',
    path: 'api-spec/compare/',
    may: ['api-spec/codegen'],
    instead: 'pass the documents as parameters; a comparison knows neither reference nor workflows',
  },
  {
    name: 'api-spec/docs',
    path: 'api-spec/docs/',
    may: ['api-spec/codegen', 'api-spec/arazzo', 'api-spec/compare'],
    instead: SUPPORT,
  },
  { name: 'api-spec/fixtures', path: 'api-spec/fixtures/', may: ANY, instead: SUPPORT },
  { name: 'api-spec/root', path: 'api-spec/*', may: ANY, instead: SUPPORT },
];

const SDK_MODULES: readonly Module[] = [
  { name: 'sdk/generated', path: 'packages/sdk/src/generated/', may: [], instead: 'change the generator in api-spec' },
  {
    name: 'sdk/errors',
    path: 'packages/sdk/src/errors/',
    may: ['sdk/generated'],
    instead: 'throw the errors in transport; errors must not depend on it',
  },
  {
    name: 'sdk/rules',
    path: 'packages/sdk/src/rules/',
    may: ['sdk/generated'],
    instead: 'pass the value as a parameter; rules are pure functions',
  },
  {
    name: 'sdk/codec',
    path: 'packages/sdk/src/codec/',
    may: ['sdk/generated', 'sdk/errors'],
    instead: 'call the codec from transport, not the reverse',
  },
  {
    name: 'sdk/transport',
    path: 'packages/sdk/src/transport/',
    may: ['sdk/generated', 'sdk/errors', 'sdk/rules', 'sdk/codec'],
    instead: 'combine the two in an entry file of packages/sdk/src',
  },
  {
    name: 'sdk/entries',
    path: 'packages/sdk/src/*',
    may: ['sdk/generated', 'sdk/errors', 'sdk/rules', 'sdk/codec', 'sdk/transport'],
    instead: 'use test support in tests only',
  },
  {
    name: 'sdk/hooks',
    path: 'packages/sdk/src/hooks/',
    may: ['sdk/generated', 'sdk/errors', 'sdk/entries'],
    instead: 'use the public entries; hooks combine generated calls with TanStack Query',
  },
  { name: 'sdk/testing', path: 'packages/sdk/src/testing/', may: ANY, instead: SUPPORT },
  { name: 'sdk/build', path: 'packages/sdk/build/', may: ANY, instead: SUPPORT },
  { name: 'sdk/root', path: 'packages/sdk/*', may: ANY, instead: SUPPORT },
];

const MOCK: readonly Module[] = [
  {
    name: 'mock/clock',
    path: 'packages/mock-server/src/clock/',
    may: [],
    instead: 'pass it as a parameter; clock and random depend on nothing',
  },
  {
    name: 'mock/store',
    path: 'packages/mock-server/src/store/',
    may: ['mock/clock', '@croupier/sdk/zod', '@croupier/sdk/types'],
    instead: 'move the behaviour into domain, which calls the store',
  },
  ...DOMAIN_MODULES,
  {
    name: 'mock/seed',
    path: 'packages/mock-server/src/seed/',
    may: ['mock/domain/*', 'mock/store', 'mock/clock', SDK],
    instead: 'call seed from scenario or world.ts; seed imports only domain and the layers below',
  },
  {
    name: 'mock/scenario',
    path: 'packages/mock-server/src/scenario/',
    may: ['mock/seed', 'mock/domain/*', 'mock/store', 'mock/clock', SDK],
    instead: 'pass it in from world.ts; scenario imports only seed and the layers below',
  },
  {
    name: 'mock/gateway',
    path: 'packages/mock-server/src/gateway/',
    // The areas that it reads, and the error answers.
    may: [
      'mock/clock',
      'mock/store',
      'mock/domain/kernel',
      'mock/domain/session',
      'mock/domain/site',
      SDK,
      '@croupier/api-spec/openapi.json',
    ],
    instead:
      'pass the handlers to the gateway in world.ts; the gateway only reads session, site and idempotency from domain',
  },
  {
    name: 'mock/art',
    path: 'packages/mock-server/art/',
    may: [],
    instead: 'pass the content of the picture as plain data; drawing depends on nothing else',
  },
  {
    name: 'mock/games',
    path: 'packages/mock-server/games/',
    // The code of a game in the browser loads no more of the rules than the format of money.
    may: ['mock/domain/*', 'mock/art', 'mock/clock', '@croupier/sdk/format-money', ...SDK_DATA],
    // Types of calls, and the limit of calls per launch.
    files: ['packages/mock-server/src/gateway/call.ts', 'packages/mock-server/src/gateway/call-limit.ts'],
    instead: 'call a function of domain, which moves money and stores rounds',
  },
  {
    name: 'mock/files',
    path: 'packages/mock-server/files/',
    may: ['mock/art', 'mock/games', 'mock/domain/*'],
    files: ['packages/mock-server/src/gateway/call.ts'],
    instead: 'write only what does not depend on a world to files; worlds answer the rest',
  },
  {
    name: 'mock/handlers',
    path: 'packages/mock-server/src/handlers/',
    may: ['mock/domain/*', ...SDK_DATA],
    // The type of a handler.
    files: ['packages/mock-server/src/gateway/handler.ts'],
    instead: 'call a function of domain, the only layer below the handlers',
  },
  {
    name: 'mock/entries',
    path: 'packages/mock-server/src/*',
    may: [
      'mock/clock',
      'mock/store',
      'mock/domain/*',
      'mock/seed',
      'mock/scenario',
      'mock/handlers',
      'mock/gateway',
      'mock/games',
      'mock/files',
      SDK,
    ],
    instead: 'use test support in tests only',
  },
  { name: 'mock/testing', path: 'packages/mock-server/src/testing/', may: ANY, instead: SUPPORT },
  { name: 'mock/bench', path: 'packages/mock-server/bench/', may: ANY, instead: SUPPORT },
  { name: 'mock/root', path: 'packages/mock-server/*', may: ANY, instead: SUPPORT },
];

const UI_LIBRARIES = [
  'react',
  'react-dom',
  'react-hook-form',
  '@mui/*',
  '@emotion/*',
  'stylis',
  '@tanstack/react-virtual',
  'qrcode.react',
  'react-dropzone',
  '@leeoniya/ufuzzy',
  'country-flag-icons',
  'libphonenumber-js',
  'dayjs',
  'dompurify',
];

const UI: readonly Module[] = [
  {
    name: 'ui/theme',
    path: 'packages/ui/src/theme/',
    may: [],
    libraries: UI_LIBRARIES,
    instead: 'import the theme from components, not the reverse',
  },
  {
    name: 'ui/components',
    path: 'packages/ui/src/components/',
    may: ['ui/theme'],
    libraries: UI_LIBRARIES,
    instead: 'use test support in tests and stories only',
  },
  { name: 'ui/testing', path: 'packages/ui/src/testing/', may: ANY, instead: SUPPORT },
  { name: 'ui/docs', path: 'packages/ui/docs/', may: ANY, instead: SUPPORT },
  { name: 'ui/storybook', path: 'packages/ui/.storybook/', may: ANY, instead: SUPPORT },
  { name: 'ui/bench', path: 'packages/ui/bench/', may: ANY, instead: SUPPORT },
  { name: 'ui/fonts', path: 'packages/ui/fonts/', may: ANY, instead: SUPPORT },
  { name: 'ui/size', path: 'packages/ui/size/', may: ANY, instead: SUPPORT },
  { name: 'ui/root', path: 'packages/ui/*', may: ANY, instead: SUPPORT },
];

const TOOLS: readonly Module[] = [
  { name: 'tools/bootstrap', path: 'tools/bootstrap/', may: [], instead: 'start it from run; Node 20 runs bootstrap' },
  { name: 'tools/run', path: 'tools/src/run/', may: ['tools/bootstrap'], instead: 'start the tool as a step' },
  { name: 'tools/lint', path: 'tools/src/lint/', may: ['tools/bootstrap'], instead: SUPPORT },
  {
    name: 'tools/check',
    path: 'tools/src/check/',
    may: ['tools/bootstrap', 'tools/lint'],
    instead: 'call it from check; a rule of the linter sees one file',
  },
  {
    name: 'tools/requirements',
    path: 'tools/src/requirements/',
    may: ['tools/bootstrap', 'tools/lint', 'tools/check'],
    instead: SUPPORT,
  },
  { name: 'tools/planted', path: 'tools/src/planted/', may: ['tools/bootstrap', 'tools/run'], instead: SUPPORT },
  {
    name: 'tools/workflows',
    path: 'tools/src/workflows/',
    may: ['@croupier/api-spec/*', SDK],
    instead: 'give the runner an address and inputs',
  },
  { name: 'tools/root', path: 'tools/*', may: ANY, instead: SUPPORT },
];

export const MODULES: readonly Module[] = [
  ...API_SPEC,
  ...SDK_MODULES,
  ...MOCK,
  ...UI,
  ...WEB_MODULES,
  ...TOOLS,
  ...VERIFY_MODULES,
];
