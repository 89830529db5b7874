import type { Contract } from './contract.ts';

/** TypeScript source of the patterns of registration fields, in the order of their ids. */
export function fieldPatternsSource({ components: { schemas } }: Contract): string {
  const patterns = schemas['PatternId']?.['x-field-patterns'];
  if (!Array.isArray(patterns)) throw new Error('The schema PatternId has no `x-field-patterns`.');
  const entries = patterns.map((entry: Record<string, unknown>, index) => {
    const { id, kind, source } = entry;
    if (id !== index || typeof kind !== 'string' || typeof source !== 'string') {
      throw new Error(
        `Pattern ${index} of \`x-field-patterns\` needs its id, kind and source, in the order of the ids.`,
      );
    }
    return `  { kind: ${JSON.stringify(kind)}, source: ${JSON.stringify(source)} },`;
  });
  return `// Generated from api-spec/schemas/system/PatternId.yaml; do not edit.

/**
 * Patterns by \`patternId\`, compiled with the flag \`u\`. \`MIN\` and \`MAX\` are replaced by the field's lengths. The error
 * texts are \`reg_pattern_<patternId>\`.
 */
export const FIELD_PATTERNS: readonly { readonly kind: string; readonly source: string }[] = [
${entries.join('\n')}
];
`;
}
