import type * as z from 'zod/mini';

/** Maximum number of listed values. */
const MAX_LISTED = 24;
const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'a moment, as 2027-01-01T00:00:00Z or 2027-01-01T08:00:00+08:00',
  date: 'a day, as 2027-01-31',
  email: 'an e-mail address',
  url: 'a whole address, as https://example.com/path',
};
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries', file: ' bytes' };

/** Describes the values that a schema allows, by its issue with another value; completes “must be …”. */
export function allowedInstead(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${listed(issue.values.map(String))}`;
    case 'invalid_type':
      return issue.expected === 'int' ? 'a whole number' : `of type ${issue.expected}`;
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_format':
      return issue.pattern !== undefined && issue.format === 'regex'
        ? `a text that fits ${issue.pattern}`
        : (FORMATS[issue.format] ?? `a text of format ${issue.format}`);
    case 'invalid_union':
      return [
        ...new Set(issue.errors.flatMap(([option]) => (option === undefined ? [] : allowedInstead(option)))),
      ].join(' or ');
    default:
      return issue.message;
  }
}

/** Comma-separated names, shortened when there are many. */
export function listed(names: readonly string[]): string {
  const more = names.length - MAX_LISTED;
  return more > 0 ? `${names.slice(0, MAX_LISTED).join(', ')} and ${more} more` : names.join(', ');
}
