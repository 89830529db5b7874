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

/** Generates the SDK from the contract as its callers see it. */
export const openapiTsConfig: UserConfig = {
  input: './dist/openapi.sdk.json',
  logs: { level: 'silent', file: false },
  output: {
    path: generatedFolder,
    fileName: { suffix: '.gen' },
    module: { extension: '.ts' },
    entryFile: false,
    clean: true,
  },
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
  plugins: [
    { name: '@hey-api/typescript', enums: false },
    { name: '@hey-api/client-fetch', throwOnError: true },
    { name: '@hey-api/sdk', validator: false, responseStyle: 'data' },
    { name: '@tanstack/react-query', queryOptions: true, mutationOptions: true, infiniteQueryOptions: true },
    // RFC 3339, which `format: date-time` means, allows any offset besides `Z`.
    { name: 'zod', compatibilityVersion: 'mini', dates: { offset: true }, $resolvers: { string: blobOfBinary } },
  ],
};
