import * as z from 'zod/mini';

/** How many allowed values are worth reading; of more, the first ones are named. */
const MOST_NAMED = 24;

/** One thing that is wrong with a body: the field, and what is allowed there. */
export function describeProblem(issue: z.core.$ZodIssue, schema: z.ZodMiniType): string {
  const place = issue.path.join('.') || 'body';
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsOf(schemaAt(schema, issue.path));
    return issue.keys
      .map((key) => `${[...issue.path, key].join('.')}: is not a field here; there are ${listed(known)}`)
      .join('; ');
  }
  return `${place}: must be ${allowed(issue)}`;
}

function allowed(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `one of ${listed(issue.values.map(String))}`;
    case 'invalid_type':
      return issue.expected === 'int' ? 'a whole number' : `of type ${issue.expected}`;
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'a moment in UTC, as 2027-01-01T00:00:00Z'
        : `a text of format ${issue.format}`;
    default:
      return issue.message;
  }
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
}

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}

function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((here, step) => {
    const inner = unwrapped(here);
    if (inner instanceof z.ZodMiniRecord) return inner._zod.def.valueType;
    return inner instanceof z.ZodMiniObject ? unwrapped(inner.shape[String(step)]) : undefined;
  }, unwrapped(schema));
}

/** What a schema is for beneath `optional`, `nullable` and `default`. */
function unwrapped(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  ) {
    return unwrapped(schema._zod.def.innerType);
  }
  return schema;
}
