import { ancestors, type Node, type NodeOf } from './rule.ts';

/** A string, or the fixed part of a template between two expressions. */
export interface WrittenText {
  readonly value: string;
  readonly node: Node;
}

const NO_TEXT = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression']);

/** A visitor that calls back for every string and template part of a file, without import specifiers. */
export function visitTexts(visit: (text: WrittenText) => void): {
  Literal(node: NodeOf<'Literal'>): void;
  TemplateElement(node: NodeOf<'TemplateElement'>): void;
} {
  return {
    Literal(node) {
      if (typeof node.value === 'string' && !NO_TEXT.has(node.parent.type)) visit({ value: node.value, node });
    },
    TemplateElement(node) {
      visit({ value: node.value.cooked ?? node.value.raw, node });
    },
  };
}

/**
 * The outermost expression whose value can be the string: the whole of `a ? 'x' : 'y'`, `a ?? 'x'`, a template or JSX
 * braces. A string in a condition, or in an expression of a template, is not part of their value.
 */
export function valueNode({ node }: WrittenText): Node {
  let outermost = node;
  for (const ancestor of ancestors(node)) {
    if (!passesValue(ancestor, outermost)) break;
    outermost = ancestor;
  }
  return outermost;
}

function passesValue(parent: Node, child: Node): boolean {
  switch (parent.type) {
    case 'ConditionalExpression':
      return parent.test !== child;
    case 'TemplateLiteral':
      return child.type === 'TemplateElement';
    case 'LogicalExpression':
    case 'JSXExpressionContainer':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return true;
    default:
      return false;
  }
}
