import { matchesAny } from '../globs.ts';
import { refuse, type Refusal, type Rule } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { isOfType, nameOf, type Place } from '../syntax.ts';
import { findTexts, valuePlace, type WrittenText } from '../texts.ts';

/** Where texts may not be written, and where they come from instead. */
const ROOMS: readonly { readonly where: readonly string[]; readonly instead: string }[] = [
  { where: ['apps/web/src/**'], instead: "put it into a locale file and say t('…')" },
  { where: ['packages/ui/src/**'], instead: 'take it as a prop, because the design system knows no language' },
];

const EXEMPT = ['**/locales/**', '**/src/testing/**'];

/** Names whose value a player reads or hears, as an attribute, a property or a parameter's default. */
const SPOKEN = new Set([
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
/** Props of our own components and MUI's that carry texts, such as `closeLabel` and `noOptionsText`. */
const SPOKEN_ENDING = /(?:[a-z]Label|[a-z]Text)$/u;

const LETTER = /\p{L}/u;
/** `nav.home` or `deposit:title` in data: the key of a text, not a text. */
const TRANSLATION_KEY = /^[a-z][\w-]*(?:[.:][\w-]+)+$/u;

export const literals: Rule = {
  name: 'literals',
  promise: 'every text that a player reads comes from a locale file',
  *check(house) {
    for (const file of house.files) {
      const room = ROOMS.find(({ where }) => matchesAny(where, file.path));
      if (room === undefined || !file.isCode || file.purpose !== 'hand-written' || matchesAny(EXEMPT, file.path))
        continue;
      yield* findJsxTexts(file, room.instead);
      yield* findSpokenTexts(file, room.instead);
    }
  },
};

function* findJsxTexts(file: SourceFile, instead: string): Generator<Refusal> {
  for (const { node } of file.syntax.nodesOf('JSXText')) {
    if (!LETTER.test(node.value)) continue;
    const offset = node.start + Math.max(0, node.value.search(/\S/u));
    yield refuse(file, offset, `shows the text ${quote(node.value)}; ${instead}`);
  }
}

function* findSpokenTexts(file: SourceFile, instead: string): Generator<Refusal> {
  for (const text of findTexts(file.syntax)) {
    if (!LETTER.test(text.value)) continue;
    const use = findUse(text);
    if (use !== undefined)
      yield refuse(file, text.place.node.start, `writes the text ${quote(text.value)} ${use}; ${instead}`);
  }
}

/** How the text reaches a player, or undefined if it does not. */
function findUse(text: WrittenText): string | undefined {
  const at = valuePlace(text);
  const up = at.parent;
  if (up === undefined) return undefined;
  if (isShownChild(at, up)) return 'as a child';
  const name = slotName(at, up);
  if (name === undefined || !isSpoken(name)) return undefined;
  const isKey = up.node.type === 'Property' && TRANSLATION_KEY.test(text.value);
  return isKey ? undefined : `in ${name}`;
}

/** `{'text'}` between tags. */
function isShownChild(at: Place, up: Place): boolean {
  return at.key === 'children' && (isOfType(up.node, 'JSXElement') || isOfType(up.node, 'JSXFragment'));
}

/** The attribute, property or defaulted parameter that holds the value. */
function slotName(at: Place, up: Place): string | undefined {
  const { node } = up;
  if (isOfType(node, 'JSXAttribute')) return nameOf(node.name);
  if (isOfType(node, 'Property') && at.key === 'value') return nameOf(node.key);
  if (isOfType(node, 'AssignmentPattern') && at.key === 'right') return nameOf(node.left);
  return undefined;
}

function isSpoken(name: string): boolean {
  return SPOKEN.has(name) || SPOKEN_ENDING.test(name);
}

function quote(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  return line.length > 40 ? `“${line.slice(0, 39)}…”` : `“${line}”`;
}
