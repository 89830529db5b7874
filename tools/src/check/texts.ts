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
 * The outermost expression whose value is the text: through `a ? 'x' : 'y'`, `a ?? 'x'`, templates and JSX braces, but not
 * out of a condition or of an expression inside a template.
 */
export function valuePlace({ place }: WrittenText): Place {
  let at = place;
  for (const up of ancestors(place)) {
    const isOutput = TRANSPARENT.has(up.node.type) && at.key !== 'test' && at.key !== 'expressions';
    if (!isOutput) break;
    at = up;
  }
  return at;
}
