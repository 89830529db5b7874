import { matchesAny } from '../globs.ts';
import { type Rule, type Violation, violationAt } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { isOfType, nameOf, type Place } from '../syntax.ts';
import { findTexts, valuePlace, type WrittenText } from '../texts.ts';

const FOLDERS: readonly { readonly where: readonly string[]; readonly instead: string }[] = [
  { where: ['apps/web/src/**'], instead: "put it into a locale file and use t('…')" },
  { where: ['packages/ui/src/**'], instead: 'pass it as a prop; the design system contains no texts' },
];

const EXEMPT = ['**/locales/**', '**/src/testing/**'];

/** Attributes, properties and default parameters whose value is shown or read by a screen reader. */
const TEXT_NAMES = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'label',
  'placeholder',
  'helperText',
]);
/** Text props of our components and of MUI, such as `closeLabel`. */
const TEXT_NAME_ENDING = /(?:[a-z]Label|[a-z]Text)$/u;

const LETTER = /\p{L}/u;
/** The key of a text, such as `nav.home` or `deposit:title`. */
const TRANSLATION_KEY = /^[a-z][\w-]*(?:[.:][\w-]+)+$/u;

export const literals: Rule = {
  name: 'literals',
  description: 'every visible text comes from a locale file',
  *check(repository) {
    for (const file of repository.files) {
      const folder = FOLDERS.find(({ where }) => matchesAny(where, file.path));
      if (folder === undefined || !file.isCode || file.purpose !== 'hand-written' || matchesAny(EXEMPT, file.path))
        continue;
      yield* findJsxTexts(file, folder.instead);
      yield* findAttributeTexts(file, folder.instead);
    }
  },
};

function* findJsxTexts(file: SourceFile, instead: string): Generator<Violation> {
  for (const { node } of file.syntax.nodesOf('JSXText')) {
    if (!LETTER.test(node.value)) continue;
    const offset = node.start + Math.max(0, node.value.search(/\S/u));
    yield violationAt(file, offset, `contains the text ${quote(node.value)}; ${instead}`);
  }
}

function* findAttributeTexts(file: SourceFile, instead: string): Generator<Violation> {
  for (const text of findTexts(file.syntax)) {
    if (!LETTER.test(text.value)) continue;
    const use = findUse(text);
    if (use !== undefined)
      yield violationAt(file, text.place.node.start, `contains the text ${quote(text.value)} ${use}; ${instead}`);
  }
}

/** How the text is shown, or undefined if it is not. */
function findUse(text: WrittenText): string | undefined {
  const place = valuePlace(text);
  const { parent } = place;
  if (parent === undefined) return undefined;
  if (isJsxChild(place, parent)) return 'as a child';
  const name = receiverName(place, parent);
  if (name === undefined || !isTextName(name)) return undefined;
  const isKey = parent.node.type === 'Property' && TRANSLATION_KEY.test(text.value);
  return isKey ? undefined : `in ${name}`;
}

/** True for `{'text'}` between tags. */
function isJsxChild({ key }: Place, { node }: Place): boolean {
  return key === 'children' && (isOfType(node, 'JSXElement') || isOfType(node, 'JSXFragment'));
}

/** The name of the attribute, property or default parameter with this value. */
function receiverName({ key }: Place, { node }: Place): string | undefined {
  if (isOfType(node, 'JSXAttribute')) return nameOf(node.name);
  if (isOfType(node, 'Property') && key === 'value') return nameOf(node.key);
  if (isOfType(node, 'AssignmentPattern') && key === 'right') return nameOf(node.left);
  return undefined;
}

function isTextName(name: string): boolean {
  return TEXT_NAMES.has(name) || TEXT_NAME_ENDING.test(name);
}

function quote(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  return line.length > 40 ? `“${line.slice(0, 39)}…”` : `“${line}”`;
}
