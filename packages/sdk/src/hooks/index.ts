export * from '../generated/page-hooks.gen.ts';
export * from '../generated/read-hooks.gen.ts';
export * from '../generated/write-hooks.gen.ts';
export type { PagesOptions } from './pages.ts';
export { operationIdOf, queryKeyOf } from './query-keys.ts';
export type { ReadOptions } from './reads.ts';
export type { ValueOf } from './value.ts';
export type { KeyedWriteOptions, WriteOptions } from './writes.ts';
