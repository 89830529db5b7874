import path from 'node:path';

import type { UserConfig } from '@hey-api/openapi-ts';

import { blobOfBinary } from './binary-schema.ts';
import { packageRoot } from './package-root.ts';

export const generatedFolder: string = path.resolve(packageRoot, '../packages/sdk/src/generated');

/** `x-read` decides where it stands; otherwise the method does. */
const saysRead = (operation: object): boolean | undefined => {
  const read: unknown = Reflect.get(operation, 'x-read');
  return typeof read === 'boolean' ? read : undefined;
};

/** What is generated into the SDK, from the contract as its callers see it. */
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
        isQuery: saysRead,
        isMutation: (operation) => {
          const read = saysRead(operation);
          return read === undefined ? undefined : !read;
        },
      },
    },
    // Lists count pages by `pageNo`, the recent games by `page`; a chat goes back in time by `before`.
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
