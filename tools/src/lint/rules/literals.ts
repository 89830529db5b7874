import { type Context, defineRule, nameOf, type Node, report } from '../rule.ts';
import { valueNode, visitTexts, type WrittenText } from '../texts.ts';

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

export const literals = defineRule('every visible text comes from a locale file', (context, path) => {
  const instead = path.startsWith('packages/ui/')
    ? 'pass it as a prop; the design system contains no texts'
    : "put it into a locale file and use t('…')";
  return {
    ...visitTexts((text) => checkText(context, text, instead)),
    JSXText(node) {
      if (!LETTER.test(node.value)) return;
      const offset = node.start + Math.max(0, node.value.search(/\S/u));
      report(context, offset, `contains the text ${quote(node.value)}; ${instead}`);
    },
  };
});

function checkText(context: Context, text: WrittenText, instead: string): void {
  const use = LETTER.test(text.value) ? findUse(text) : undefined;
  if (use !== undefined) report(context, text.node, `contains the text ${quote(text.value)} ${use}; ${instead}`);
}

/** How the text is shown, or undefined if it is not. */
function findUse(text: WrittenText): string | undefined {
  const value = valueNode(text);
  const { parent } = value;
  if (parent === null) return undefined;
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return 'as a child';
  const name = receiverName(value, parent);
  if (name === undefined || !isTextName(name)) return undefined;
  const isKey = parent.type === 'Property' && TRANSLATION_KEY.test(text.value);
  return isKey ? undefined : `in ${name}`;
}

/** The name of the attribute, property or default parameter with this value. */
function receiverName(value: Node, parent: Node): string | undefined {
  if (parent.type === 'JSXAttribute') return nameOf(parent.name);
  if (parent.type === 'Property' && parent.value === value) return nameOf(parent.key);
  if (parent.type === 'AssignmentPattern' && parent.right === value) return nameOf(parent.left);
  return undefined;
}

function isTextName(name: string): boolean {
  return TEXT_NAMES.has(name) || TEXT_NAME_ENDING.test(name);
}

function quote(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  return line.length > 40 ? `“${line.slice(0, 39)}…”` : `“${line}”`;
}
