import { type Context, defineRule, nameOf, report } from '../rule.ts';
import { valueNode, visitTexts, type WrittenText } from '../texts.ts';
import { COLOUR_CODE, colourMessage } from '../style-sheets.ts';
import { COLOUR_NAMES, COLOUR_PROPERTIES } from '../styles.data.ts';

/** Attributes with a URL or an id, where `#add` is no colour. */
const ID_ATTRIBUTES = new Set(['href', 'to', 'id', 'htmlFor', 'xlinkHref']);

export const colours = defineRule('colours are theme tokens', (context) => visitTexts((text) => check(context, text)));

function check(context: Context, text: WrittenText): void {
  const name = receiverName(text);
  if (name !== undefined && ID_ATTRIBUTES.has(name)) return;
  const colour = COLOUR_CODE.exec(text.value)?.[0] ?? namedColour(name, text.value);
  if (colour !== undefined) report(context, text.node, colourMessage(colour));
}

function namedColour(property: string | undefined, value: string): string | undefined {
  if (property === undefined || !COLOUR_PROPERTIES.has(property)) return undefined;
  return value.split(/[\s,()]+/u).find((word) => COLOUR_NAMES.has(word.toLowerCase()));
}

/** The name of the property or attribute whose value is the text. */
function receiverName(text: WrittenText): string | undefined {
  const { parent } = valueNode(text);
  if (parent?.type === 'Property') return nameOf(parent.key);
  return parent?.type === 'JSXAttribute' ? nameOf(parent.name) : undefined;
}
