import { type Context, defineRule, nameOf, type Node, report } from '../rule.ts';

/** Also reports the property of an object, which can be spread into an element. */
export const rawHtml = defineRule('no element gets HTML as text', (context) => ({
  JSXAttribute: (node) => check(context, node, node.name),
  Property: (node) => check(context, node, node.key),
}));

function check(context: Context, node: Node, name: Node): void {
  if (nameOf(name) === 'dangerouslySetInnerHTML')
    report(context, node, 'sets HTML by dangerouslySetInnerHTML; render text, or use SafeHtml, which sanitises');
}
