import type { House, Package } from '../house.ts';
import { resolveImport, type Target } from '../resolve-import.ts';
import { refuse, type Rule } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';

export const noEscape: Rule = {
  name: 'no-escape',
  promise: 'no import leaves its package by `..` or reaches past the exports of another',
  *check(house) {
    for (const file of house.files) {
      if (file.purpose === 'generated') continue;
      for (const one of file.imports) {
        const says = judge(house, file, one.specifier, resolveImport(house, file, one));
        if (says !== undefined) yield refuse(file, one.offset, says);
      }
    }
  },
};

function judge(house: House, file: SourceFile, specifier: string, target: Target): string | undefined {
  if (target.kind === 'workspace' && target.room === undefined) {
    const offered = [...target.to.exports.keys()].map((subpath) => subpath.replace(/^\./u, target.to.name));
    const offer = offered.length === 0 ? 'it exports nothing' : `it exports only ${offered.join(', ')}`;
    return `imports ${specifier} past the exports of ${target.to.folder}; ${offer}, so use one of these or add an entry there`;
  }
  const from = house.packageOf(file.path);
  if (target.kind !== 'file' || from === undefined || target.path.startsWith(`${from.folder}/`)) return undefined;
  return `leaves ${from.folder} by ${specifier}; import ${nameFor(house.packageOf(target.path))} instead`;
}

function nameFor(to: Package | undefined): string {
  return to === undefined ? 'a package of the workspace' : `what ${to.name} exports, by that name,`;
}
