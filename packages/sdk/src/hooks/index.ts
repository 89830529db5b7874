export * from '../generated/hooks.gen.ts';
export { operationIdOf, queryKeyOf } from './query-keys.ts';
export type { PagesOptions, ReadOptions } from './reads.ts';
export type { ValueOf } from './value.ts';
export type { KeyedWriteOptions, WriteOptions } from './writes.ts';
