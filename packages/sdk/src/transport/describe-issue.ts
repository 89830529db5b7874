import type * as z from 'zod/mini';

import { valueAt } from './field-issue.ts';

type Issue = z.core.$ZodIssue;

/** Fields whose value must not reach a log through an error's message. */
const SECRET_FIELD = /password|token|secret|code$|captcha|signature|key$/i;
const MAX_SHOWN_LENGTH = 40;
/** Maximum number of names in a list of allowed values. */
const MAX_LISTED = 24;
const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'a time such as 2027-01-01T00:00:00Z or 2027-01-01T08:00:00+08:00',
  date: 'a day such as 2027-01-31',
  email: 'an e-mail address',
  url: 'a URL such as https://example.com/path',
};
/** Units of sizes by zod's origin; a Blob that is no File is `unknown` to zod. */
const UNITS: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' entries',
  file: ' bytes',
  unknown: ' bytes',
};

/**
 * What the contract expects at the issue's place, and what the input has there: `expected 3, got "3"`. Written here,
 * because zod mini contains no texts, and zod's own do not say what was received.
 */
export function describeIssue(issue: Issue, input: unknown): string {
  return `expected ${expectationOf(issue)}, got ${receivedAt(issue, input)}`;
}

/** What the input has at the issue's place; values of secret fields and long texts are only counted. */
export function receivedAt(issue: Issue, input: unknown): string {
  const isSecret = issue.path.some((key) => SECRET_FIELD.test(String(key)));
  return describeValue(valueAt(input, issue.path), isSecret);
}

/** What the schema allows at the issue's place; completes “expected …” and “must be …”. */
export function expectationOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'a whole number';
      return `${/^[aeio]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`;
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of ' : ''}${listed(issue.values.map((value) => quote(value)))}`;
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_format':
      return issue.pattern === undefined || issue.format !== 'regex'
        ? (FORMATS[issue.format] ?? `the format ${issue.format}`)
        : `a match of ${issue.pattern}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `no ${issue.keys.join(', ')}`;
    case 'invalid_union': {
      const alternatives = issue.errors.flatMap(([first]) => (first === undefined ? [] : [expectationOf(first)]));
      return alternatives.length === 0 ? 'another type' : [...new Set(alternatives)].join(' or ');
    }
    case 'invalid_key':
    case 'invalid_element':
      return `other entries (${issue.issues.map((inner) => expectationOf(inner)).join('; ')})`;
    case 'custom':
      return 'another value';
  }
}

/** Comma-separated names, shortened when there are many. */
export function listed(names: readonly string[]): string {
  const more = names.length - MAX_LISTED;
  return more > 0 ? `${names.slice(0, MAX_LISTED).join(', ')} and ${more} more` : names.join(', ');
}

function describeValue(value: unknown, isSecret: boolean): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list with ${value.length} entries`;
  if (value instanceof Blob) return `a file of ${value.size} bytes`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string' && (isSecret || value.length > MAX_SHOWN_LENGTH)) {
    return `a string of ${value.length} characters`;
  }
  return isSecret ? `a ${typeof value}` : quote(value);
}

/** The value as it is written in code, so that a number and a string of digits differ. */
function quote(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
