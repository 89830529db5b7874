import type { Package, Repository } from '../repository.ts';
import { resolveImport, type Target } from '../resolve-import.ts';
import { type Rule, violationAt } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';

export const packageBoundaries: Rule = {
  name: 'package-boundaries',
  description: 'no import leaves its package by `..` or bypasses the exports of another',
  *check(repository) {
    for (const file of repository.files) {
      if (file.purpose === 'generated') continue;
      for (const one of file.imports) {
        const message = findProblem(repository, file, one.specifier, resolveImport(repository, file, one));
        if (message !== undefined) yield violationAt(file, one.offset, message);
      }
    }
  },
};

function findProblem(repository: Repository, file: SourceFile, specifier: string, target: Target): string | undefined {
  if (target.kind === 'workspace' && target.layer === undefined) {
    const exported = [...target.to.exports.keys()].map((subpath) => subpath.replace(/^\./u, target.to.name));
    const offer = exported.length === 0 ? 'it exports nothing' : `it exports only ${exported.join(', ')}`;
    return `imports ${specifier}, which ${target.to.folder} does not export; ${offer}: use one of these or add an export`;
  }
  const from = repository.packageOf(file.path);
  if (target.kind !== 'file' || from === undefined || target.path.startsWith(`${from.folder}/`)) return undefined;
  return `imports ${specifier} from outside ${from.folder}; import ${nameFor(repository.packageOf(target.path))} instead`;
}

function nameFor(to: Package | undefined): string {
  return to === undefined ? 'a package of the workspace' : `from ${to.name}`;
}
