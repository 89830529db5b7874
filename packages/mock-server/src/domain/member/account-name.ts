import type { DomainContext } from '../context.ts';
import { findByAccount } from './find-member.ts';

/** A free account name, derived from a preferred one if possible. */
export function uniqueAccountName(context: DomainContext, wish: string): string {
  const stem =
    wish
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .replace(/^\d+/, '')
      .slice(0, 10) || 'player';
  let name = stem.length >= 6 ? stem : `${stem}${context.random.integer(100_000, 999_999)}`;
  while (findByAccount(context, name) !== undefined) name = `${stem}${context.random.integer(100_000, 999_999)}`;
  return name;
}
