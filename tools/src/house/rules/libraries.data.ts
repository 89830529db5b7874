import { UNSHIPPED } from './arrows.data.ts';

/** Libraries that a room or package may not import, or the only ones that it may. Globs are of paths and of names. */
export interface LibraryRule {
  readonly where: readonly string[];
  readonly except?: readonly string[];
  readonly never?: readonly string[];
  readonly only?: readonly string[];
  readonly instead: string;
}

const REACT = ['react', 'react-dom', 'react-*', '@mui/*', '@emotion/*'];
const QUERY = ['@tanstack/react-query', '@tanstack/react-query-*', '@tanstack/query-*'];
const LANGUAGE = ['i18next', 'i18next-*', 'react-i18next'];
const STORAGE = ['idb', 'idb-keyval', 'js-cookie', 'localforage'];

export const LIBRARY_RULES: readonly LibraryRule[] = [
  {
    where: ['packages/sdk/src/{transport,errors,codec,rules}/**'],
    never: [...REACT, ...QUERY, ...LANGUAGE, ...STORAGE],
    instead: 'raise an error and let the app decide, because these rooms know only the contract and the Web',
  },
  {
    where: ['packages/mock-server/src/domain/**'],
    except: UNSHIPPED,
    never: ['msw', 'hono', '@hono/*', ...REACT],
    instead: 'take and return plain data, and leave HTTP to the gateway',
  },
  {
    where: ['**'],
    except: ['packages/mock-server/src/store/**'],
    never: ['@mswjs/data'],
    instead: 'go through packages/mock-server/src/store, which alone knows how rows are kept',
  },
  {
    where: ['**'],
    except: ['api-spec/**'],
    never: ['typescript'],
    instead: 'parse with oxc-parser, because the compiler API lives only in api-spec, where code is generated',
  },
  {
    where: ['packages/ui/**'],
    never: ['react-router', 'react-router-*', '@react-router/*', 'msw', ...LANGUAGE, ...QUERY],
    instead: 'take a link component, texts and data as props',
  },
  {
    where: ['packages/ui/src/**'],
    except: UNSHIPPED,
    only: [
      'react',
      'react-dom',
      'react-hook-form',
      '@mui/*',
      '@emotion/*',
      'stylis',
      '@fontsource/*',
      '@fontsource-variable/*',
      'swiper',
      '@tanstack/react-virtual',
      'qrcode.react',
      'react-dropzone',
      'country-flag-icons',
      'simple-icons',
      'libphonenumber-js',
      'dayjs',
      'dompurify',
      'es-toolkit',
    ],
    instead: 'build it from React, MUI and emotion, or add a library of looks to the list in libraries.data.ts',
  },
];

/** Where modules of Node may not be imported. */
export const BUILTIN_RULES: readonly { where: readonly string[]; except: readonly string[]; instead: string }[] = [
  {
    where: ['packages/sdk/src/**', 'packages/ui/src/**', 'apps/web/src/**'],
    except: ['**/*.test.{ts,tsx}', '**/src/testing/**'],
    instead: 'use a Web API, because this code runs in a browser',
  },
  {
    where: ['packages/mock-server/src/**'],
    except: [
      'packages/mock-server/src/{server,server-main,node,game-files,native-codec}.ts',
      'packages/mock-server/src/store/**/*{sqlite,file}*',
      'packages/mock-server/src/store/**/*{sqlite,file}*/**',
      '**/*.test.{ts,tsx}',
      '**/src/testing/**',
    ],
    instead:
      'use a Web API or move it into server.ts, node.ts or a sqlite or file module of store/, because the mock runs in a browser too',
  },
];

/** Globals that a room may not touch; `new Date()` and `Date()` mean without arguments. */
export interface GlobalRule {
  readonly where: readonly string[];
  readonly except: readonly string[];
  readonly names: readonly string[];
  readonly instead: string;
}

const KEPT = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'document'];
const CLOCK = ['Date.now', 'new Date()', 'Date()', 'performance.now'];
const CHANCE = ['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'];

export const GLOBAL_RULES: readonly GlobalRule[] = [
  {
    where: ['packages/sdk/src/rules/**'],
    except: UNSHIPPED,
    names: [...CLOCK, ...CHANCE, ...KEPT, 'fetch', 'XMLHttpRequest', 'location', 'navigator', 'process'],
    instead: 'take the moment, the number or the value as a parameter, so that app and mock judge alike',
  },
  {
    where: ['packages/sdk/src/{transport,errors,codec}/**'],
    except: UNSHIPPED,
    names: [...KEPT, 'location'],
    instead: 'take a store or an address as a parameter, because only the app knows where it runs',
  },
  {
    where: ['packages/mock-server/src/domain/**'],
    except: UNSHIPPED,
    names: ['Request', 'Response'],
    instead: 'take and return plain data, and leave HTTP to the gateway',
  },
  {
    where: ['packages/mock-server/src/{domain,handlers,seed}/**'],
    except: UNSHIPPED,
    names: [...CLOCK, ...CHANCE],
    instead: "ask the world's own clock and seeded chance, so that a test can move the one and repeat the other",
  },
  {
    where: ['packages/ui/src/**'],
    except: ['**/*.test.{ts,tsx}'],
    names: ['fetch', 'XMLHttpRequest'],
    instead: 'take data and callbacks as props, because the design system calls nobody',
  },
];
