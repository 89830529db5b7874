import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

import type * as errors from './errors/index.ts';
import { operations } from './generated/operations.gen.ts';

const root = path.resolve(import.meta.dirname, '..');
const VIRTUAL = '\0entry';

interface Bundle {
  /** Loaded at once: the entry and all its static imports. */
  readonly first: string;
  /** Loaded later by `import()`. */
  readonly later: string;
  /** Brotli size of the first load. */
  readonly bytes: number;
}

/** Bundles a snippet for production; React and TanStack Query stay external. */
async function bundle(source: string): Promise<Bundle> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? VIRTUAL : undefined),
        load: (id) => (id === VIRTUAL ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: 'entry', external: [/^react/, /^@tanstack\//], preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('Vite is watching instead of building.');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const first = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || first.has(chunk)) return;
    first.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  add(chunks.find(({ isEntry }) => isEntry));
  const codeOf = (some: readonly Rolldown.OutputChunk[]): string => some.map(({ code }) => code).join('\n');
  const code = codeOf([...first]);
  return {
    first: code,
    later: codeOf(chunks.filter((chunk) => !first.has(chunk))),
    bytes: brotliCompressSync(code).length,
  };
}

/** A string for each part of the SDK that identifies it in minified code. */
const MARKS = {
  zod: '_zod',
  codec: 'HmacSHA256',
  otherCalls: operations.logout.path,
  table: 'openWhenClosed',
  patterns: '\\p{Script=Latin}',
} as const;
type Mark = keyof typeof MARKS;
// The keys of MARKS are exactly the marks.
const marksIn = (code: string): Mark[] => (Object.keys(MARKS) as Mark[]).filter((mark) => code.includes(MARKS[mark]));

interface Entry {
  readonly name: string;
  readonly source: string;
  /** Brotli bytes of the first load. */
  readonly limit: number;
  readonly first: readonly Mark[];
  readonly later: readonly Mark[];
}

const ENTRIES: readonly Entry[] = [
  {
    name: 'a client with one call',
    source: "export { configureApi, getMemberInfo } from '@croupier/sdk/client';",
    limit: 10_000,
    first: [],
    later: ['zod', 'codec'],
  },
  {
    name: 'a query',
    source: "export { getMemberInfoOptions } from '@croupier/sdk/query';",
    limit: 4000,
    first: [],
    later: [],
  },
  {
    name: 'a query hook',
    source: "export { useGetMemberInfo } from '@croupier/sdk/hooks';",
    limit: 4200,
    first: [],
    later: [],
  },
  {
    name: 'the prefix of query keys',
    source: "export { queryKeyOf } from '@croupier/sdk/hooks';",
    limit: 100,
    first: [],
    later: [],
  },
  {
    name: 'live events',
    source: "export { openLiveEvents } from '@croupier/sdk/events';",
    limit: 8500,
    first: [],
    later: [],
  },
  {
    name: 'the chat',
    source: "export { ChatRoom } from '@croupier/sdk/chat';",
    limit: 9000,
    first: [],
    later: [],
  },
  {
    name: 'the errors',
    source: "export { ApiError, isApiError, outcomeOf } from '@croupier/sdk/errors';",
    limit: 700,
    first: [],
    later: [],
  },
  {
    name: 'the rules of money',
    source: "export { formatAmount, formatMoney, readAmountInput } from '@croupier/sdk/rules';",
    limit: 1800,
    first: [],
    later: [],
  },
  {
    name: 'the codec',
    source: "export { bodyCodecV3 } from '@croupier/sdk/codec';",
    limit: 7000,
    first: ['codec'],
    later: [],
  },
];

describe('code that a page loads first', () => {
  it.each(ENTRIES)(
    'stays below its size limit and contains only the needed parts for $name',
    async ({ source, limit, first, later }) => {
      const bundled = await bundle(source);
      expect(bundled.bytes).toBeLessThan(limit);
      expect(marksIn(bundled.first)).toEqual(first);
      expect(marksIn(bundled.later)).toEqual(expect.arrayContaining([...later]));
    },
  );
});

describe('errors in minified code', () => {
  it('keeps name, kind and instanceof', async () => {
    const { first } = await bundle("export { createApiError, ApiError, isApiError } from '@croupier/sdk/errors';");
    expect(first).not.toMatch(/class NetworkError/);
    const minified: typeof errors = await import(`data:text/javascript,${encodeURIComponent(first)}`);
    const kinds = ['network', 'timeout', 'malformed', 'authentication', 'business', 'rate-limit'] as const;
    const errorsOfKinds = kinds.map((kind) => minified.createApiError(kind, 'No.'));
    expect(errorsOfKinds.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'NetworkError network',
      'TimeoutError timeout',
      'MalformedAnswerError malformed',
      'AuthenticationError authentication',
      'BusinessRuleError business',
      'RateLimitError rate-limit',
    ]);
    expect(errorsOfKinds.every((error) => minified.isApiError(error) && error instanceof minified.ApiError)).toBe(true);
    expect(String(errorsOfKinds[0])).toBe('NetworkError: No.');
  });
});
