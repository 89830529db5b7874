import { type Context, defineRule, nameOf, type Node, report } from '../rule.ts';
import { hasReason } from '../reasons.ts';

export const typeEscapes = defineRule('a type escape has a reason', (context) => ({
  TSAnyKeyword: (node) => check(context, node, node.start, 'uses any; write the type, or unknown and a check'),
  TSAsExpression(node) {
    const { typeAnnotation } = node;
    const isConst = typeAnnotation.type === 'TSTypeReference' && nameOf(typeAnnotation.typeName) === 'const';
    if (!isConst) check(context, node, typeAnnotation.start, CAST);
  },
  TSTypeAssertion: (node) => check(context, node, node.typeAnnotation.start, CAST),
  TSNonNullExpression: (node) => check(context, node, node.end - 1, 'asserts non-null by !; handle the missing value'),
}));

const CAST = 'casts a type; narrow it by a check or use satisfies';

/** @param offset of the escape; in a long expression it can be several lines below the start of the node */
function check(context: Context, node: Node, offset: number, message: string): void {
  const lines = [node.start, offset].map((at) => context.sourceCode.getLocFromIndex(at).line);
  if (!lines.some((line) => hasReason(context, line)))
    report(context, offset, `${message}, or give the reason in a comment on the line before`);
}
