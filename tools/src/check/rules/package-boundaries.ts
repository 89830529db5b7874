import type { Package, Repository } from '../repository.ts';
import { resolveImport, type Target } from '../resolve-import.ts';
import { type Rule, violationAt } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';

export const packageBoundaries: Rule = {
  name: 'package-boundaries',
  description: 'no import leaves its package by `..` or names a file that another package does not export',
  *check(repository) {
    for (const file of repository.files) {
      if (file.purpose === 'generated') continue;
      for (const imported of file.imports) {
        const target = resolveImport(repository, file, imported);
        const message = findProblem(repository, file, imported.specifier, target);
        if (message !== undefined) yield violationAt(file, imported.offset, message);
      }
    }
  },
};

function findProblem(repository: Repository, file: SourceFile, specifier: string, target: Target): string | undefined {
  if (target.kind === 'workspace' && target.layer === undefined) {
    const exported = [...target.to.exports.keys()].map((subpath) => subpath.replace(/^\./u, target.to.name));
    const exportList = exported.length === 0 ? 'it exports nothing' : `it exports only ${exported.join(', ')}`;
    return `imports ${specifier}, which ${target.to.folder} does not export; ${exportList}: use one of these or add an export`;
  }
  const from = repository.packageOf(file.path);
  if (target.kind !== 'file' || from === undefined || target.path.startsWith(`${from.folder}/`)) return undefined;
  return `imports ${specifier} from outside ${from.folder}; import ${sourceToImport(repository.packageOf(target.path))} instead`;
}

function sourceToImport(targetPackage: Package | undefined): string {
  return targetPackage === undefined ? 'a package of the workspace' : `from ${targetPackage.name}`;
}
