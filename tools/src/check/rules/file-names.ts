import type { Rule, SourceFile } from '../rule.ts';

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

const CODE = /\.(?:[cm]?[jt]sx?|css)$/u;
/** Folders in which other conventions apply to names, such as language tags. */
const EXTERNAL_NAMES = /(?:^|\/)(?:locales|fixtures|__mock)\/|^docs\//u;

/** Storybook requires this file name. */
const STORYBOOK_NAME = /\/\.storybook\/manager\.ts$/u;

/** Only the message of the first check that fails is reported. */
const CHECKS: readonly ((file: SourceFile) => string | undefined)[] = [checkMeaning, checkFolders, checkFileName];

export const fileNames: Rule = {
  name: 'file-names',
  description: 'files and folders are kebab-case, components PascalCase; none is called utils or helpers',
  *check(files) {
    for (const file of files) {
      const message = CHECKS.map((check) => check(file)).find((candidate) => candidate !== undefined);
      if (message !== undefined) yield { path: file.path, line: 1, message };
    }
  },
};

function checkMeaning({ path }: SourceFile): string | undefined {
  if (STORYBOOK_NAME.test(path)) return undefined;
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
    const isComponent = PASCAL.test(folder) && folders[index - 2] === 'components';
    return !isComponent && !KEBAB.test(folder.replace(/^[.]/u, ''));
  });
  return (
    invalidFolder &&
    `is in ${invalidFolder}/, which is not kebab-case; rename the folder (only components/<group>/<Name>/ is PascalCase)`
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

function isChecked(path: string): boolean {
  return CODE.test(path) && !EXTERNAL_NAMES.test(path);
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
