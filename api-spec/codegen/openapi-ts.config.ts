import path from 'node:path';

import type { UserConfig } from '@hey-api/openapi-ts';

import { packageRoot } from './package-root.ts';

export const generatedFolder: string = path.resolve(packageRoot, '../packages/sdk/src/generated');

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
  plugins: [
    { name: '@hey-api/typescript', enums: false },
    { name: '@hey-api/client-fetch', throwOnError: true },
    { name: '@hey-api/sdk', validator: false, responseStyle: 'data' },
    { name: '@tanstack/react-query', queryOptions: true, mutationOptions: true, infiniteQueryOptions: true },
    { name: 'zod', compatibilityVersion: 'mini' },
  ],
};
