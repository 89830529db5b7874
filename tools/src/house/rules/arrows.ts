import { findGlobals } from '../globals.ts';
import { matchesAny } from '../globs.ts';
import type { House } from '../house.ts';
import type { Import } from '../imports.ts';
import { resolveImport, type Target } from '../resolve-import.ts';
import { NO_ROOM, OUTSIDE } from '../rooms.ts';
import { refuse, type Refusal, type Rule } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { PACKAGE_ARROWS, ROOM_ARROWS, UNSHIPPED, type RoomArrow } from './arrows.data.ts';
import { BUILTIN_RULES, GLOBAL_RULES, LIBRARY_RULES, type LibraryRule } from './libraries.data.ts';

/** What an import says and reaches. */
interface Reach {
  readonly one: Import;
  readonly target: Target;
}

type Check = (house: House, file: SourceFile, reach: Reach) => string | undefined;

const CHECKS: readonly Check[] = [checkPackage, checkRoom, checkLibrary, checkBuiltin];

export const arrows: Rule = {
  name: 'arrows',
  promise: 'imports point down only, and each room touches only what its table allows',
  *check(house) {
    for (const file of house.files) {
      if (!file.isCode || file.purpose === 'generated') continue;
      yield* checkStanding(file);
      for (const one of file.imports) {
        const reach = { one, target: resolveImport(house, file, one) };
        const says = CHECKS.map((check) => check(house, file, reach)).find((found) => found !== undefined);
        if (says !== undefined) yield refuse(file, one.offset, says);
      }
      yield* checkGlobals(file);
    }
  },
};

function* checkStanding(file: SourceFile): Generator<Refusal> {
  if (file.room !== NO_ROOM) return;
  const says =
    'stands in no room of the house, so no arrow guards it; move it into a room, or give the new room a place in rooms.data.ts and its arrows in arrows.data.ts';
  yield { path: file.path, line: 1, says };
}

function checkPackage(house: House, file: SourceFile, { one, target }: Reach): string | undefined {
  const from = house.packageOf(file.path);
  const to =
    target.kind === 'workspace' ? target.to : target.kind === 'file' ? house.packageOf(target.path) : undefined;
  if (from === undefined || to === undefined || from === to) return undefined;
  const arrow = PACKAGE_ARROWS.find((row) => row.from === from.folder);
  if (arrow === undefined) return undefined;
  const isFree = arrow.may.some(
    (row) =>
      row.to === to.folder &&
      (row.kinds?.includes(one.kind) ?? true) &&
      (row.where === undefined || matchesAny(row.where, file.path)),
  );
  return isFree ? undefined : `imports ${one.specifier} against the arrows of ${from.folder}; ${arrow.instead}`;
}

function checkRoom(_house: House, file: SourceFile, { one, target }: Reach): string | undefined {
  const reached = reachedRoom(target);
  if (reached === undefined || matchesAny(UNSHIPPED, file.path)) return undefined;
  const arrow = ROOM_ARROWS.find((row) => matchesAny([row.from], file.room));
  if (arrow === undefined || mayReach(arrow, file, one, target, reached)) return undefined;
  const name = target.kind === 'workspace' ? one.specifier : `${one.specifier} of ${reached}`;
  const late = matchesAny(arrow.lazily ?? [], reached) ? ' at once' : '';
  return `imports ${name} into ${file.room}${late}; ${arrow.instead}`;
}

/** What the room table calls the target: a room of the same package, or the specifier of another package. */
function reachedRoom(target: Target): string | undefined {
  if (target.kind === 'workspace') return specifierOf(target.to.name, target.subpath);
  if (target.kind !== 'file') return undefined;
  return target.room === OUTSIDE ? undefined : target.room;
}

function specifierOf(name: string, subpath: string): string {
  return subpath.replace(/^\./u, name);
}

function mayReach(arrow: RoomArrow, file: SourceFile, one: Import, target: Target, reached: string): boolean {
  if (reached === file.room || matchesAny(arrow.may, reached)) return true;
  if (one.kind !== 'static' && matchesAny(arrow.lazily ?? [], reached)) return true;
  if (one.kind === 'type' && matchesAny(arrow.types ?? [], reached)) return true;
  return target.kind === 'file' && matchesAny(arrow.files ?? [], target.path);
}

function checkLibrary(_house: House, file: SourceFile, { target }: Reach): string | undefined {
  if (target.kind !== 'library') return undefined;
  const broken = LIBRARY_RULES.find((rule) => appliesTo(rule, file) && !isWelcome(rule, target.name));
  return broken && `imports ${target.name}, which has no place in ${placeOf(file)}; ${broken.instead}`;
}

function isWelcome({ never, only }: LibraryRule, name: string): boolean {
  return !matchesAny(never ?? [], name) && (only === undefined || matchesAny(only, name));
}

function checkBuiltin(_house: House, file: SourceFile, { target }: Reach): string | undefined {
  if (target.kind !== 'builtin') return undefined;
  const broken = BUILTIN_RULES.find((rule) => appliesTo(rule, file));
  return broken && `imports ${target.name}, a module of Node, in ${placeOf(file)}; ${broken.instead}`;
}

function* checkGlobals(file: SourceFile): Generator<Refusal> {
  for (const rule of GLOBAL_RULES.filter((one) => appliesTo(one, file))) {
    for (const { spellings, place } of findGlobals(file.syntax, firstNames(rule.names))) {
      const name = spellings.findLast((spelling) => rule.names.includes(spelling));
      if (name !== undefined) yield refuse(file, place.node.start, `uses ${name} in ${placeOf(file)}; ${rule.instead}`);
    }
  }
}

function firstNames(names: readonly string[]): Set<string> {
  return new Set(names.map((name) => name.replace(/^new /u, '').replace(/[.(].*$/u, '')));
}

function appliesTo({ where, except }: Pick<LibraryRule, 'where' | 'except'>, file: SourceFile): boolean {
  return matchesAny(where, file.path) && !matchesAny(except ?? [], file.path);
}

function placeOf(file: SourceFile): string {
  return file.room === OUTSIDE ? file.path.split('/').slice(0, -1).join('/') || 'the root' : file.room;
}
