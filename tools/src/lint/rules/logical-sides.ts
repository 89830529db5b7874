import { ancestors, type Context, defineRule, nameOf, type Node, report } from '../rule.ts';
import { findSheetSides, MIRRORS, NO_DIRECTION } from '../style-sheets.ts';
import { CHECKED_IN_STYLES_ONLY, PHYSICAL_PROPERTIES, SIDED_PROPERTIES, SIDES } from '../styles.data.ts';
import { valueNode, visitTexts, type WrittenText } from '../texts.ts';

const STYLE_ATTRIBUTES = /^(?:sx|style|css|styles|.*Sx|.*Style)$/u;
const STYLE_CALLS = /^(?:styled|css|keyframes|createTheme|styleOverrides|alpha)$/u;
const STYLE_DECLARATIONS = /^(?:\w*sx|\w*styles?)\b|:.*(?:Sx|Style|CSS)/iu;
const SYSTEM_PROPS = /^[mp][lr]$/u;

export const logicalSides = defineRule('sides are logical properties', (context) => ({
  ...visitTexts((text) => checkSide(context, text)),
  Property: (node) => checkProperty(context, node, node.key),
  JSXAttribute: (node) => checkProperty(context, node, node.name),
  TaggedTemplateExpression(node) {
    if (!STYLE_CALLS.test(firstName(node.tag))) return;
    const text = context.sourceCode.getText(node);
    for (const { offset, message } of findSheetSides(text)) report(context, node.start + offset, message);
  },
}));

function checkProperty(context: Context, node: Node, key: Node): void {
  const name = camelCase(nameOf(key));
  const logical = name && PHYSICAL_PROPERTIES.get(name);
  if (name === 'direction' && isInStyle(context, node) && !isThemeOption(node)) report(context, node, NO_DIRECTION);
  if (name === undefined || logical === undefined || node.parent?.type === 'ObjectPattern') return;
  if (CHECKED_IN_STYLES_ONLY.has(name) && !isInStyle(context, node)) return;
  report(context, node, `sets ${name}; use ${logical}, ${MIRRORS}`);
}

function checkSide(context: Context, text: WrittenText): void {
  const side = SIDES.get(text.value);
  const { parent } = valueNode(text);
  if (side === undefined || parent === null) return;
  const name = camelCase(parent.type === 'Property' ? nameOf(parent.key) : nameOf(attributeName(parent)));
  if (name === undefined || !SIDED_PROPERTIES.has(name)) return;
  report(context, text.node, `sets ${name} to ${text.value}; use ${side}, ${MIRRORS}`);
}

function attributeName(node: Node): Node | undefined {
  return node.type === 'JSXAttribute' ? node.name : undefined;
}

/** Converts `margin-left` to `marginLeft`; Emotion accepts both. */
function camelCase(name: string | undefined): string | undefined {
  return name?.replaceAll(/-([a-z])/gu, (_hyphen, letter: string) => letter.toUpperCase());
}

/** True for a direct option of `createTheme`, which has an option `direction`. */
function isThemeOption(node: Node): boolean {
  const call = node.parent?.parent;
  return call?.type === 'CallExpression' && firstName(call.callee) === 'createTheme';
}

/** True for a property in a style: in an `sx` or `style` attribute, or in an argument of `styled` and similar calls. */
function isInStyle({ sourceCode }: Context, place: Node): boolean {
  if (place.type === 'JSXAttribute') return SYSTEM_PROPS.test(nameOf(place.name) ?? '');
  for (const node of ancestors(place)) {
    if (node.type === 'JSXAttribute') return STYLE_ATTRIBUTES.test(nameOf(node.name) ?? '');
    if (node.type === 'CallExpression' && STYLE_CALLS.test(firstName(node.callee))) return true;
    if (node.type === 'VariableDeclarator') return STYLE_DECLARATIONS.test(sourceCode.getText(node.id));
  }
  return false;
}

/** The first name of a call: `styled` for `styled('div')(…)` and `styled.div(…)`. */
function firstName(callee: Node): string {
  if (callee.type === 'CallExpression') return firstName(callee.callee);
  return callee.type === 'MemberExpression' ? firstName(callee.object) : (nameOf(callee) ?? '');
}
