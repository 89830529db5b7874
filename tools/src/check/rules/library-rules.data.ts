import { TEST_ONLY } from './dependency-rules.data.ts';

/** Forbidden libraries (`never`) or the only allowed ones (`only`); globs of paths and of package names. */
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
    instead: 'throw an error and handle it in the app; these layers use only the contract and Web APIs',
  },
  {
    where: ['packages/mock-server/src/domain/**'],
    except: TEST_ONLY,
    never: ['msw', 'hono', '@hono/*', ...REACT],
    instead: 'take and return plain data; HTTP belongs to the gateway',
  },
  {
    where: ['**'],
    except: ['packages/mock-server/src/store/**'],
    never: ['@mswjs/data'],
    instead: 'use packages/mock-server/src/store, the only layer that stores rows',
  },
  {
    where: ['**'],
    except: ['api-spec/**'],
    never: ['typescript'],
    instead: 'parse with oxc-parser; the compiler API is used only in api-spec, for code generation',
  },
  {
    where: ['packages/ui/**'],
    never: ['react-router', 'react-router-*', '@react-router/*', 'msw', ...LANGUAGE, ...QUERY],
    instead: 'pass a link component, texts and data as props',
  },
  {
    where: ['packages/ui/src/**'],
    except: TEST_ONLY,
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
    instead: 'use React, MUI and emotion, or add the library to the list in library-rules.data.ts',
  },
];

/** Where Node modules must not be imported. */
export const BUILTIN_RULES: readonly { where: readonly string[]; except: readonly string[]; instead: string }[] = [
  {
    where: ['packages/sdk/src/**', 'packages/ui/src/**', 'apps/web/src/**'],
    except: ['**/*.test.{ts,tsx}', '**/src/testing/**'],
    instead: 'use a Web API; this code runs in a browser',
  },
  {
    where: ['packages/mock-server/src/**'],
    except: [
      'packages/mock-server/src/{server,server-main,file-server,node,node-http,native-codec,request-origin}.ts',
      'packages/mock-server/src/store/**/*{sqlite,file}*',
      'packages/mock-server/src/store/**/*{sqlite,file}*/**',
      '**/*.test.{ts,tsx}',
      '**/src/testing/**',
    ],
    instead:
      'use a Web API, or move the code into server.ts, node.ts or a sqlite or file module of store/; the mock also runs in a browser',
  },
];

/** Forbidden globals; `new Date()` and `Date()` mean without arguments. */
export interface GlobalRule {
  readonly where: readonly string[];
  readonly except: readonly string[];
  readonly names: readonly string[];
  readonly instead: string;
}

const STORAGE_GLOBALS = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'document'];
const CLOCK = ['Date.now', 'new Date()', 'Date()', 'performance.now'];
const RANDOM = ['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'];

export const GLOBAL_RULES: readonly GlobalRule[] = [
  {
    where: ['packages/sdk/src/rules/**'],
    except: TEST_ONLY,
    names: [...CLOCK, ...RANDOM, ...STORAGE_GLOBALS, 'fetch', 'XMLHttpRequest', 'location', 'navigator', 'process'],
    instead: 'pass the time, the number or the value as a parameter, so that app and mock get the same result',
  },
  {
    where: ['packages/sdk/src/{transport,errors,codec}/**'],
    except: TEST_ONLY,
    names: [...STORAGE_GLOBALS, 'location'],
    instead: 'pass a store or an address as a parameter; only the app knows its environment',
  },
  {
    where: ['packages/mock-server/src/domain/**'],
    except: TEST_ONLY,
    names: ['Request', 'Response'],
    instead: 'take and return plain data; HTTP belongs to the gateway',
  },
  {
    where: ['packages/mock-server/src/{domain,handlers,seed}/**'],
    except: TEST_ONLY,
    names: [...CLOCK, ...RANDOM],
    instead:
      "use the world's clock and seeded random numbers, so that a test can set the time and reproduce the numbers",
  },
  {
    where: ['packages/ui/src/**'],
    except: ['**/*.test.{ts,tsx}'],
    names: ['fetch', 'XMLHttpRequest'],
    instead: 'pass data and callbacks as props; the design system makes no requests',
  },
];
