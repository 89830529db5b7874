import type { Node } from 'oxc-parser';
import { findByPath, matchesAny } from '../globs.ts';
import { type Exception, refuse, type Refusal, type Rule } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { ancestors, isOfType, nameOf, type Place } from '../syntax.ts';
import { findTexts, valuePlace, type WrittenText } from '../texts.ts';
import {
  COLOUR_NAMES,
  COLOUR_PROPERTIES,
  PHYSICAL_PROPERTIES,
  SIDED_PROPERTIES,
  SIDES,
  STYLE_ONLY_IN_STYLES,
} from './tokens.data.ts';

const WHERE = ['apps/web/src/**', 'packages/ui/src/**'];

const MAY_NAME_COLOURS: readonly Exception[] = [
  { path: 'packages/ui/src/theme/**', reason: 'the place of the tokens' },
  { path: '**/src/testing/**', reason: 'is not shipped' },
  {
    path: 'apps/web/src/app/boot.css',
    reason: 'paints before the theme is there; a test holds it equal to the tokens',
  },
];

/** Transforms and geometry that are the same in every language; name the file and why. */
const MAY_NAME_SIDES: readonly Exception[] = [{ path: '**/src/testing/**', reason: 'is not shipped' }];

/** A colour written in digits; `rgb(var(--x))` and `rgba(${channel} / 0.5)` are tokens at work. */
const COLOUR_CODE =
  /(?<![\w&-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/iu;
/** Attributes that hold an address or an id, where `#add` is no colour. */
const ADDRESSES = new Set(['href', 'to', 'id', 'htmlFor', 'xlinkHref']);
const STYLE_ATTRIBUTES = /^(?:sx|style|css|styles|.*Sx|.*Style)$/u;
const STYLE_CALLS = /^(?:styled|css|keyframes|createTheme|styleOverrides|alpha)$/u;

const STYLE_DECLARATIONS = /^(?:\w*sx|\w*styles?)\b|:.*(?:Sx|Style|CSS)/iu;
const SYSTEM_PROPS = /^[mp][lr]$/u;
const SHEET_SIDE =
  /(?:^|[;{\s`])((?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)[a-z-]*|left|right|text-align\s*:\s*(?:left|right))\s*[:;}]/gu;

const SHEET_DIRECTION = /(?<![\w-])direction\s*:/gu;

const TURNS = 'which turns round in a language written from right to left';
const NO_DIRECTION = 'sets direction; use the attribute dir, since a direction in styles is turned round as well';

export const tokens: Rule = {
  name: 'tokens',
  promise: 'colours come from the theme, and sides follow the direction of the language',
  *check(house) {
    for (const file of house.files) {
      if (!matchesAny(WHERE, file.path) || file.purpose === 'test') continue;
      if (findByPath(MAY_NAME_COLOURS, file.path) === undefined) yield* findColours(file);
      if (findByPath(MAY_NAME_SIDES, file.path) !== undefined) continue;
      yield* findSides(file);
      yield* checkSheets(file);
    }
  },
};

function* findColours(file: SourceFile): Generator<Refusal> {
  for (const text of findTexts(file.syntax)) {
    const name = slotName(text);
    if (name !== undefined && ADDRESSES.has(name)) continue;
    const colour = COLOUR_CODE.exec(text.value)?.[0] ?? namedColour(name, text.value);
    if (colour !== undefined) yield refuseColour(file, text.place.node.start, colour);
  }
  if (!file.path.endsWith('.css')) return;
  for (const match of file.text.matchAll(new RegExp(COLOUR_CODE, 'giu')))
    yield refuseColour(file, match.index, match[0]);
}

function refuseColour(file: SourceFile, offset: number, colour: string): Refusal {
  const shown = colour.replace(/\(.*$/u, '(…)');
  return refuse(
    file,
    offset,
    `writes the colour ${shown}; take a token of the theme, so that light, dark and every brand can fill it`,
  );
}

function namedColour(property: string | undefined, value: string): string | undefined {
  if (property === undefined || !COLOUR_PROPERTIES.has(property)) return undefined;
  return value.split(/[\s,()]+/u).find((word) => COLOUR_NAMES.has(word.toLowerCase()));
}

/** The property or attribute that the text is a value of; a value by breakpoint belongs to the outer property. */
function slotName(text: WrittenText): string | undefined {
  const up = valuePlace(text).parent;
  return up && ownName(up);
}

/** `marginLeft` of `margin-left`: emotion takes both. */
function camelCase(name: string | undefined): string | undefined {
  return name?.replaceAll(/-([a-z])/gu, (_hyphen, letter: string) => letter.toUpperCase());
}

function ownName({ node }: Place): string | undefined {
  if (isOfType(node, 'Property')) return nameOf(node.key);
  return isOfType(node, 'JSXAttribute') ? nameOf(node.name) : undefined;
}

function* findSides(file: SourceFile): Generator<Refusal> {
  for (const place of file.syntax.nodesOf('Property', 'JSXAttribute')) {
    const name = camelCase(ownName(place));
    const logical = name && PHYSICAL_PROPERTIES.get(name);
    if (name === 'direction' && isInStyle(file, place) && !isThemeOption(place))
      yield refuse(file, place.node.start, NO_DIRECTION);
    if (name === undefined || logical === undefined || place.parent?.node.type === 'ObjectPattern') continue;
    if (STYLE_ONLY_IN_STYLES.has(name) && !isInStyle(file, place)) continue;
    yield refuse(file, place.node.start, `sets ${name}; use ${logical}, ${TURNS}`);
  }
  for (const text of findTexts(file.syntax)) {
    const name = slotName(text);
    const side = SIDES.get(text.value);
    if (name === undefined || side === undefined || !SIDED_PROPERTIES.has(name)) continue;
    yield refuse(file, text.place.node.start, `sets ${name} to ${text.value}; use ${side}, ${TURNS}`);
  }
}

/** The first level of what `createTheme` is told; MUI's own `direction` is an option there. */
function isThemeOption(place: Place): boolean {
  const call = place.parent?.parent?.node;
  return isOfType(call, 'CallExpression') && firstName(call.callee) === 'createTheme';
}

/** Whether the property lies in a style: an `sx` or `style` attribute, or an argument of `styled` and the like. */
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

/** `styled` of `styled('div')(…)` and of `styled.div(…)`. */
function firstName(callee: Node): string {
  if (isOfType(callee, 'CallExpression')) return firstName(callee.callee);
  return isOfType(callee, 'MemberExpression') ? firstName(callee.object) : (nameOf(callee) ?? '');
}

/** Style sheets: .css files, and templates tagged by `css`, `styled.div` and the like. */
function* checkSheets(file: SourceFile): Generator<Refusal> {
  const tagged = file.syntax
    .nodesOf('TaggedTemplateExpression')
    .filter(({ node }) => STYLE_CALLS.test(firstName(node.tag)))
    .map(({ node }) => ({ offset: node.start, text: file.text.slice(node.start, node.end) }));
  const sheets = file.path.endsWith('.css') ? [{ offset: 0, text: file.text }] : tagged;
  for (const { offset, text } of sheets) {
    for (const match of text.matchAll(SHEET_DIRECTION)) yield refuse(file, offset + match.index, NO_DIRECTION);
    for (const match of text.matchAll(SHEET_SIDE)) {
      const name = match[1] ?? '';
      yield refuse(
        file,
        offset + match.index + match[0].indexOf(name),
        `sets ${name}; use its inline-start or inline-end form, ${TURNS}`,
      );
    }
  }
}
