import { matchesAny } from '../globs.ts';
import type { Rule } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { isOfType, nameOf } from '../syntax.ts';

const MEANINGLESS = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'manager',
  'managers',
  'constants',
]);

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/u;

const CODE = ['**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,css}'];
/** Folders in which other conventions apply to names, such as language tags. */
const EXTERNAL_NAMES = ['**/{locales,fixtures,__mock}/**', 'docs/**'];

/** Storybook requires this file name. */
const STORYBOOK_NAMES = ['**/.storybook/manager.ts'];

/** Only the message of the first check that fails is reported. */
const CHECKS: readonly ((file: SourceFile) => string | undefined)[] = [
  checkMeaning,
  checkFolders,
  checkFileName,
  checkComponent,
];

export const fileNames: Rule = {
  name: 'file-names',
  description: 'files and folders are kebab-case, components PascalCase; none is called utils or helpers',
  *check(repository) {
    for (const file of repository.files) {
      const message = CHECKS.map((check) => check(file)).find((candidate) => candidate !== undefined);
      if (message !== undefined) yield { path: file.path, line: 1, message };
    }
  },
};

function checkMeaning({ path }: SourceFile): string | undefined {
  if (matchesAny(STORYBOOK_NAMES, path)) return undefined;
  const meaningless = path.split('/').find((part) => MEANINGLESS.has(lastWord(part)));
  return (
    meaningless && `has a name without meaning (${meaningless}); name it by what it contains, such as format-money`
  );
}

/** The last word without extensions: `utils` for `date-utils.test.ts`. */
function lastWord(part: string): string {
  const [stem = ''] = part.split('.');
  return stem.toLowerCase().split('-').at(-1) ?? '';
}

function checkFolders({ path }: SourceFile): string | undefined {
  if (!isChecked(path)) return undefined;
  const folders = path.split('/').slice(0, -1);
  const invalidFolder = folders.find((folder, index) => {
    const isComponent = PASCAL.test(folder) && folders[index - 1] === 'components';
    return !isComponent && !KEBAB.test(folder.replace(/^[.]/u, ''));
  });
  return (
    invalidFolder &&
    `is in ${invalidFolder}/, which is not kebab-case; rename the folder (only components/<Name>/ is PascalCase)`
  );
}

function checkFileName({ path }: SourceFile): string | undefined {
  if (!isChecked(path)) return undefined;
  const [stem = '', ...endings] = fileName(path).replace(/^[.]/u, '').split('.');
  if (endings.every((ending) => KEBAB.test(ending)) && KEBAB.test(stem)) return undefined;
  const mayBePascal = path.endsWith('.tsx') || /\.(?:test|stories)\.ts$/u.test(path);
  if (PASCAL.test(stem) && mayBePascal) return undefined;
  return PASCAL.test(stem)
    ? 'is PascalCase but no component file; rename it in kebab-case, or use the extension .tsx for a component'
    : 'is not kebab-case; rename it in kebab-case, or in PascalCase for a component';
}

/** Checks that a .tsx file whose only export is a component has the name of the component. */
function checkComponent(file: SourceFile): string | undefined {
  if (!file.path.endsWith('.tsx') || file.purpose !== 'hand-written' || !isChecked(file.path)) return undefined;
  const [stem = ''] = fileName(file.path).split('.');
  const [only, ...others] = exportedNames(file);
  if (only === undefined || others.length > 0 || !PASCAL.test(only) || stem === only || PASCAL.test(stem))
    return undefined;
  return `exports only the component ${only}; rename the file to ${only}.tsx`;
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
  return matchesAny(CODE, path) && !matchesAny(EXTERNAL_NAMES, path);
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
