import * as z from 'zod/mini';

/** Converts the query's texts to the numbers, booleans and lists of its schema. */
export function readParameters(schema: z.ZodMiniType, parameters: URLSearchParams): Record<string, unknown> {
  const shape = schema instanceof z.ZodMiniObject ? schema.shape : {};
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const texts = parameters.getAll(name);
      const kind = kindOf(Object.hasOwn(shape, name) ? shape[name] : undefined);
      if (kind === 'array') return [name, texts];
      return [name, readText(kind, texts.at(-1) ?? '')];
    }),
  );
}

/** Other texts are kept for the schema to refuse. */
function readText(kind: string | undefined, text: string): unknown {
  if ((kind === 'number' || kind === 'int') && /^-?\d{1,15}(?:\.\d+)?$/.test(text)) return Number.parseFloat(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** The schema inside `optional`, `default` and `nullable`. */
function kindOf(schema: z.core.$ZodType | undefined): string | undefined {
  if (schema === undefined) return undefined;
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniNullable
  ) {
    return kindOf(schema._zod.def.innerType);
  }
  // `const` and `enum` of numbers and booleans are texts in a URL too.
  if (schema instanceof z.ZodMiniLiteral) return typeof [...schema._zod.values][0];
  if (schema instanceof z.ZodMiniUnion) return kindOf(schema._zod.def.options[0]);
  return schema._zod.def.type;
}
