import { matchesAny } from '../globs.ts';
import type { Rule } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { isOfType, nameOf } from '../syntax.ts';

const NAMELESS = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'managers', 'constants']);

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/u;

const CODE = ['**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,css}'];
/** Folders whose names are given by others: languages, brands of the field, recorded data. */
const NAMED_BY_OTHERS = ['**/{locales,fixtures,__mock}/**', 'docs/**'];

/** The file in which Storybook looks for the look of its own window. */
const NAMED_BY_STORYBOOK = ['**/.storybook/manager.ts'];

/** Checks in order; the first that objects speaks. */
const CHECKS: readonly ((file: SourceFile) => string | undefined)[] = [
  checkMeaning,
  checkFolders,
  checkFileName,
  checkComponent,
];

export const names: Rule = {
  name: 'names',
  promise: 'files and rooms say what they are: kebab-case, components PascalCase, no utils or helpers',
  *check(house) {
    for (const file of house.files) {
      const says = CHECKS.map((check) => check(file)).find((found) => found !== undefined);
      if (says !== undefined) yield { path: file.path, line: 1, says };
    }
  },
};

function checkMeaning({ path }: SourceFile): string | undefined {
  if (matchesAny(NAMED_BY_STORYBOOK, path)) return undefined;
  const nameless = path.split('/').find((part) => NAMELESS.has(lastWord(part)));
  return (
    nameless &&
    `has a name that says nothing (${nameless}); call it by what it does or holds, such as format-money or first-names`
  );
}

/** The last word of a folder or file without its endings: `date-utils.test.ts` ends in `utils`. */
function lastWord(part: string): string {
  const [stem = ''] = part.split('.');
  return stem.toLowerCase().split('-').at(-1) ?? '';
}

function checkFolders({ path }: SourceFile): string | undefined {
  if (!isChecked(path)) return undefined;
  const folders = path.split('/').slice(0, -1);
  const odd = folders.find((folder, at) => {
    const isComponent = PASCAL.test(folder) && folders[at - 1] === 'components';
    return !isComponent && !KEBAB.test(folder.replace(/^[.]/u, ''));
  });
  return odd && `lies in ${odd}/, which is not kebab-case; rename the folder (only components/<Name>/ is PascalCase)`;
}

function checkFileName({ path }: SourceFile): string | undefined {
  if (!isChecked(path)) return undefined;
  const [stem = '', ...endings] = fileName(path).replace(/^[.]/u, '').split('.');
  if (endings.every((ending) => KEBAB.test(ending)) && KEBAB.test(stem)) return undefined;
  const mayBePascal = path.endsWith('.tsx') || /\.(?:test|stories)\.ts$/u.test(path);
  if (PASCAL.test(stem) && mayBePascal) return undefined;
  return PASCAL.test(stem)
    ? 'is PascalCase although it is no component file; rename it in kebab-case, or end it in .tsx if it is a component'
    : 'is not kebab-case; rename it so, or in PascalCase if it is a component';
}

/** A .tsx file that exports one component and nothing else is a component file. */
function checkComponent(file: SourceFile): string | undefined {
  if (!file.path.endsWith('.tsx') || file.purpose !== 'hand-written' || !isChecked(file.path)) return undefined;
  const [stem = ''] = fileName(file.path).split('.');
  const [only, ...others] = exportedNames(file);
  if (only === undefined || others.length > 0 || !PASCAL.test(only) || stem === only || PASCAL.test(stem))
    return undefined;
  return `holds the component ${only} alone; rename the file to ${only}.tsx`;
}

function exportedNames({ syntax }: SourceFile): string[] {
  const exports = syntax.nodesOf('ExportNamedDeclaration').filter(({ node }) => node.exportKind !== 'type');
  return exports.flatMap(({ node }) => {
    const { declaration } = node;
    if (isOfType(declaration, 'VariableDeclaration')) return declaration.declarations.map(({ id }) => nameOf(id) ?? '');
    if (isOfType(declaration, 'FunctionDeclaration') || isOfType(declaration, 'ClassDeclaration'))
      return [nameOf(declaration.id) ?? ''];
    return node.specifiers.map(({ exported }) => nameOf(exported) ?? '');
  });
}

function isChecked(path: string): boolean {
  return matchesAny(CODE, path) && !matchesAny(NAMED_BY_OTHERS, path);
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
