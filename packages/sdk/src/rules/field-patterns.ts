import type { FieldErrorReason, RegistrationFieldConfig } from '../generated/types.gen.ts';
import { FIELD_PATTERNS } from '../generated/field-patterns.gen.ts';
import { costOfPattern } from './pattern-cost.ts';

/** Lengths used when a field's configuration has none. */
export const DEFAULT_MIN_LENGTH = 0;
export const DEFAULT_MAX_LENGTH = 255;

/** Upper bound on backtracking steps, about 0.1 s on a slow phone. */
const MAX_PATTERN_COST = 10_000_000;
const MAX_PATTERN_LENGTH = 200;

type Lengths = Pick<RegistrationFieldConfig, 'minLength' | 'maxLength'>;

/** Why a field's value is refused; `patternId` selects the error text. */
export interface FieldRefusal {
  readonly reason: Extract<FieldErrorReason, 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'PATTERN'>;
  readonly patternId: number | undefined;
  readonly minLength: number;
  readonly maxLength: number;
}

/** Regular expression of a `patternId` with a field's lengths; undefined for an unknown id. */
export function fieldPattern(patternId: number, lengths: Lengths = {}): RegExp | undefined {
  const { minLength, maxLength } = lengthsOf(lengths);
  const source = FIELD_PATTERNS[patternId]?.source;
  return source === undefined
    ? undefined
    : new RegExp(source.replace('MIN', String(minLength)).replace('MAX', String(maxLength)), 'u');
}

/**
 * Regular expression of an `acceptedPattern`: every `*` becomes `.*`, and the whole value must match. Undefined (not
 * checked by the client) when the pattern does not compile, or could block the page with a value of up to `maxLength`
 * letters; the platform checks by `patternId` in any case.
 */
export function acceptedPattern(pattern: string, maxLength: number = DEFAULT_MAX_LENGTH): RegExp | undefined {
  if (pattern.length > MAX_PATTERN_LENGTH) return undefined;
  const source = pattern.replaceAll('*', '.*');
  if (costOfPattern(source, maxLength) > MAX_PATTERN_COST) return undefined;
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
}

/**
 * Checks the value of a registration field; undefined when it is valid. The value must match `acceptedPattern`, or the
 * pattern of `patternId` when there is no usable `acceptedPattern`. `patternId` selects the error text in both cases. The
 * length in letters is checked first, so that no pattern runs on a long value.
 */
export function validateField(value: string, config: RegistrationFieldConfig): FieldRefusal | undefined {
  const { minLength, maxLength } = lengthsOf(config);
  const refuse = (reason: FieldRefusal['reason']): FieldRefusal => ({
    reason,
    patternId: config.patternId,
    minLength,
    maxLength,
  });
  if (value === '') return config.required ? refuse('REQUIRED') : undefined;
  const length = value.length > maxLength * 2 ? value.length : Array.from(value).length;
  if (length < minLength) return refuse('TOO_SHORT');
  if (length > maxLength) return refuse('TOO_LONG');
  const idPattern = config.patternId === undefined ? undefined : fieldPattern(config.patternId, config);
  const pattern =
    (config.acceptedPattern === undefined ? undefined : acceptedPattern(config.acceptedPattern, maxLength)) ??
    idPattern;
  return pattern === undefined || pattern.test(value) ? undefined : refuse('PATTERN');
}

function lengthsOf({ minLength = DEFAULT_MIN_LENGTH, maxLength = DEFAULT_MAX_LENGTH }: Lengths): {
  minLength: number;
  maxLength: number;
} {
  return { minLength, maxLength };
}
