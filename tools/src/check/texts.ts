import { ancestors, type Place, type Syntax } from './syntax.ts';

/** A string, or the fixed part of a template between two expressions. */
export interface WrittenText {
  readonly value: string;
  readonly place: Place;
}

const MODULE_FIELDS = new Set(['source']);

/** All strings and template parts of a file, without import specifiers. */
export function findTexts(syntax: Syntax): WrittenText[] {
  const strings = syntax.nodesOf('Literal').flatMap((place): WrittenText[] => {
    const { value } = place.node;
    return typeof value === 'string' && !MODULE_FIELDS.has(place.key) ? [{ value, place }] : [];
  });
  const templates = syntax.nodesOf('TemplateElement').map((place): WrittenText => {
    return { value: place.node.value.cooked ?? place.node.value.raw, place };
  });
  return [...strings, ...templates];
}

const TRANSPARENT = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
  'JSXExpressionContainer',
  'TSSatisfiesExpression',
]);

/**
 * The outermost expression whose value can be the string: the whole of `a ? 'x' : 'y'`, `a ?? 'x'`, a template or JSX
 * braces. A string in a condition, or in an expression of a template, is not part of their value.
 */
export function valuePlace({ place }: WrittenText): Place {
  let outermost = place;
  for (const ancestor of ancestors(place)) {
    const isValue = TRANSPARENT.has(ancestor.node.type) && outermost.key !== 'test' && outermost.key !== 'expressions';
    if (!isValue) break;
    outermost = ancestor;
  }
  return outermost;
}
