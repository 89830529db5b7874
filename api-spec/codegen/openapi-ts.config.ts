import path from 'node:path';

import type { IR, Plugins, UserConfig } from '@hey-api/openapi-ts';

import { isServerCall } from './contract.ts';
import { EVENT_STREAM } from './event-stream.ts';
import { packageRoot } from './package-root.ts';

export const generatedFolder: string = path.resolve(packageRoot, '../packages/sdk/src/generated');

/** The value of `x-read`, which overrides the HTTP method; undefined when the method decides. */
const readsOnly = (operation: object): boolean | undefined => {
  const read: unknown = Reflect.get(operation, 'x-read');
  return typeof read === 'boolean' ? read : undefined;
};

const isForServers = (operation: object): boolean => isServerCall(operation);

/** True for a call without query options: one of servers, because no page makes it, or a stream, which has no end. */
const hasNoQuery = (operation: IR.OperationObject): boolean =>
  isForServers(operation) || operation.responses?.['200']?.mediaType === EVENT_STREAM;

type StringResolver = NonNullable<Plugins.Zod.Resolvers['string']>;

/** The zod schema of `format: binary`: a Blob of at most `maxLength` bytes. The generator would write a string. */
const blobOfBinary: StringResolver = (context) => {
  const { $, schema, symbols } = context;
  if (schema.format !== 'binary') return undefined;
  const blob = $(symbols.z).attr('instanceof').call('Blob');
  if (schema.maxLength === undefined) return blob;
  const limit = $(symbols.z).attr('maxSize').call($.literal(schema.maxLength));
  return blob.attr('check').call(limit);
};

const files = { fileName: { suffix: '.gen' }, module: { extension: '.ts' }, entryFile: false, clean: true } as const;

const shared = {
  input: path.join(packageRoot, 'dist/openapi.sdk.json'),
  logs: { level: 'silent', file: false },
  parser: {
    hooks: {
      operations: {
        isQuery: (operation) => (hasNoQuery(operation) ? false : readsOnly(operation)),
        isMutation: (operation) => {
          if (hasNoQuery(operation)) return false;
          const read = readsOnly(operation);
          return read === undefined ? undefined : !read;
        },
      },
    },
    // Splitting schemas into a read and a write form, which the contract does not need, takes a tenth of the time.
    transforms: { readWrite: false },
    // Lists are paged by `pageNo`, recent games by `page`, chats by `before`.
    pagination: { keywords: ['pageNo', 'page', 'before'] },
  },
} satisfies Partial<UserConfig>;

/** Folder of the zod schemas until the generator has cleared and written the others. */
export const zodFolder: string = path.join(packageRoot, 'dist/zod');

/** The parts of the SDK, from the contract as its callers see it. They do not need each other, so they are generated at the same time. */
export const generatorConfigs = {
  calls: {
    ...shared,
    output: { ...files, path: generatedFolder },
    plugins: [
      { name: '@hey-api/typescript', enums: false },
      { name: '@hey-api/client-fetch', throwOnError: true },
      { name: '@hey-api/sdk', validator: false, responseStyle: 'data' },
      { name: '@tanstack/react-query', queryOptions: true, mutationOptions: true, infiniteQueryOptions: true },
    ],
  },
  zod: {
    ...shared,
    output: { ...files, path: zodFolder },
    plugins: [
      // RFC 3339, which `format: date-time` means, allows any offset besides `Z`.
      { name: 'zod', compatibilityVersion: 'mini', dates: { offset: true }, $resolvers: { string: blobOfBinary } },
    ],
  },
} satisfies Record<string, UserConfig>;
