import type { Node } from 'oxc-parser';
import { findByPath, matchesAny } from '../globs.ts';
import { type Exception, type Rule, type Violation, violationAt } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { ancestors, isOfType, nameOf, type Place } from '../syntax.ts';
import { findTexts, valuePlace, type WrittenText } from '../texts.ts';
import {
  COLOUR_NAMES,
  COLOUR_PROPERTIES,
  PHYSICAL_PROPERTIES,
  SIDED_PROPERTIES,
  SIDES,
  CHECKED_IN_STYLES_ONLY,
} from './tokens.data.ts';

const WHERE = ['apps/web/src/**', 'packages/ui/src/**'];

const MAY_NAME_COLOURS: readonly Exception[] = [
  { path: 'packages/ui/src/theme/**', reason: 'defines the tokens' },
  { path: '**/src/testing/**', reason: 'is not shipped' },
  {
    path: 'apps/web/src/app/boot.css',
    reason: 'paints before the theme is loaded; a test compares it with the tokens',
  },
];

const MAY_NAME_SIDES: readonly Exception[] = [{ path: '**/src/testing/**', reason: 'is not shipped' }];

/** A colour in hex or as a function with numbers; `rgb(var(--x))` and `rgba(${channel} / 0.5)` use tokens. */
const COLOUR_CODE =
  /(?<![\w&-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/iu;
/** Attributes with a URL or an id, where `#add` is no colour. */
const ID_ATTRIBUTES = new Set(['href', 'to', 'id', 'htmlFor', 'xlinkHref']);
const STYLE_ATTRIBUTES = /^(?:sx|style|css|styles|.*Sx|.*Style)$/u;
const STYLE_CALLS = /^(?:styled|css|keyframes|createTheme|styleOverrides|alpha)$/u;

const STYLE_DECLARATIONS = /^(?:\w*sx|\w*styles?)\b|:.*(?:Sx|Style|CSS)/iu;
const SYSTEM_PROPS = /^[mp][lr]$/u;
const SHEET_SIDE =
  /(?:^|[;{\s`])((?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)[a-z-]*|left|right|text-align\s*:\s*(?:left|right))\s*[:;}]/gu;

const SHEET_DIRECTION = /(?<![\w-])direction\s*:/gu;

const MIRRORS = 'which is mirrored in right-to-left languages';
const NO_DIRECTION = 'sets direction; use the attribute dir, because the direction in styles is mirrored as well';

export const tokens: Rule = {
  name: 'tokens',
  description: 'colours are theme tokens, and sides are logical properties',
  *check(repository) {
    for (const file of repository.files) {
      if (!matchesAny(WHERE, file.path) || file.purpose === 'test') continue;
      if (findByPath(MAY_NAME_COLOURS, file.path) === undefined) yield* findColours(file);
      if (findByPath(MAY_NAME_SIDES, file.path) !== undefined) continue;
      yield* findSides(file);
      yield* checkSheets(file);
    }
  },
};

function* findColours(file: SourceFile): Generator<Violation> {
  for (const text of findTexts(file.syntax)) {
    const name = receiverName(text);
    if (name !== undefined && ID_ATTRIBUTES.has(name)) continue;
    const colour = COLOUR_CODE.exec(text.value)?.[0] ?? namedColour(name, text.value);
    if (colour !== undefined) yield colourViolation(file, text.place.node.start, colour);
  }
  if (!file.path.endsWith('.css')) return;
  for (const match of file.text.matchAll(new RegExp(COLOUR_CODE, 'giu')))
    yield colourViolation(file, match.index, match[0]);
}

function colourViolation(file: SourceFile, offset: number, colour: string): Violation {
  const shown = colour.replace(/\(.*$/u, '(…)');
  return violationAt(
    file,
    offset,
    `contains the colour ${shown}; use a theme token, which light, dark and every brand define`,
  );
}

function namedColour(property: string | undefined, value: string): string | undefined {
  if (property === undefined || !COLOUR_PROPERTIES.has(property)) return undefined;
  return value.split(/[\s,()]+/u).find((word) => COLOUR_NAMES.has(word.toLowerCase()));
}

/** The name of the property or attribute whose value is the text. */
function receiverName(text: WrittenText): string | undefined {
  const { parent } = valuePlace(text);
  return parent && ownName(parent);
}

/** Converts `margin-left` to `marginLeft`; Emotion accepts both. */
function camelCase(name: string | undefined): string | undefined {
  return name?.replaceAll(/-([a-z])/gu, (_hyphen, letter: string) => letter.toUpperCase());
}

function ownName({ node }: Place): string | undefined {
  if (isOfType(node, 'Property')) return nameOf(node.key);
  return isOfType(node, 'JSXAttribute') ? nameOf(node.name) : undefined;
}

function* findSides(file: SourceFile): Generator<Violation> {
  for (const place of file.syntax.nodesOf('Property', 'JSXAttribute')) {
    const name = camelCase(ownName(place));
    const logical = name && PHYSICAL_PROPERTIES.get(name);
    if (name === 'direction' && isInStyle(file, place) && !isThemeOption(place))
      yield violationAt(file, place.node.start, NO_DIRECTION);
    if (name === undefined || logical === undefined || place.parent?.node.type === 'ObjectPattern') continue;
    if (CHECKED_IN_STYLES_ONLY.has(name) && !isInStyle(file, place)) continue;
    yield violationAt(file, place.node.start, `sets ${name}; use ${logical}, ${MIRRORS}`);
  }
  for (const text of findTexts(file.syntax)) {
    const name = receiverName(text);
    const side = SIDES.get(text.value);
    if (name === undefined || side === undefined || !SIDED_PROPERTIES.has(name)) continue;
    yield violationAt(file, text.place.node.start, `sets ${name} to ${text.value}; use ${side}, ${MIRRORS}`);
  }
}

/** True for a direct option of `createTheme`, which has an option `direction`. */
function isThemeOption(place: Place): boolean {
  const call = place.parent?.parent?.node;
  return isOfType(call, 'CallExpression') && firstName(call.callee) === 'createTheme';
}

/** True for a property in a style: in an `sx` or `style` attribute, or in an argument of `styled` and similar calls. */
function isInStyle(file: SourceFile, place: Place): boolean {
  if (isOfType(place.node, 'JSXAttribute')) return SYSTEM_PROPS.test(nameOf(place.node.name) ?? '');
  for (const { node } of ancestors(place)) {
    if (isOfType(node, 'JSXAttribute')) return STYLE_ATTRIBUTES.test(nameOf(node.name) ?? '');
    if (isOfType(node, 'CallExpression') && STYLE_CALLS.test(firstName(node.callee))) return true;
    if (isOfType(node, 'VariableDeclarator'))
      return STYLE_DECLARATIONS.test(file.text.slice(node.id.start, node.id.end));
  }
  return false;
}

/** The first name of a call: `styled` for `styled('div')(…)` and `styled.div(…)`. */
function firstName(callee: Node): string {
  if (isOfType(callee, 'CallExpression')) return firstName(callee.callee);
  return isOfType(callee, 'MemberExpression') ? firstName(callee.object) : (nameOf(callee) ?? '');
}

/** Checks style sheets: .css files, and templates tagged with `css`, `styled.div` and similar tags. */
function* checkSheets(file: SourceFile): Generator<Violation> {
  const tagged = file.syntax
    .nodesOf('TaggedTemplateExpression')
    .filter(({ node }) => STYLE_CALLS.test(firstName(node.tag)))
    .map(({ node }) => ({ offset: node.start, text: file.text.slice(node.start, node.end) }));
  const sheets = file.path.endsWith('.css') ? [{ offset: 0, text: file.text }] : tagged;
  for (const { offset, text } of sheets) {
    for (const match of text.matchAll(SHEET_DIRECTION)) yield violationAt(file, offset + match.index, NO_DIRECTION);
    for (const match of text.matchAll(SHEET_SIDE)) {
      const name = match[1] ?? '';
      yield violationAt(
        file,
        offset + match.index + match[0].indexOf(name),
        `sets ${name}; use its inline-start or inline-end form, ${MIRRORS}`,
      );
    }
  }
}
