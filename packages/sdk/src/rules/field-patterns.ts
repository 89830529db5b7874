import type { RegistrationFieldConfig } from '../generated/types.gen.ts';
import { FIELD_PATTERNS } from './field-patterns.data.ts';
import { costOfPattern } from './pattern-cost.ts';

/** The lengths that count when a field's configuration names none. */
export const DEFAULT_MIN_LENGTH = 0;
export const DEFAULT_MAX_LENGTH = 255;

/** About a tenth of a second of matching on a slow phone. */
const MOST_WAYS = 10_000_000;
const LONGEST_PATTERN = 200;

type Lengths = Pick<RegistrationFieldConfig, 'minLength' | 'maxLength'>;

/** Why a value of a registration field is refused; `patternId` chooses the text. */
export interface FieldRefusal {
  readonly reason: 'empty' | 'length' | 'pattern';
  readonly patternId: number | undefined;
  readonly minLength: number;
  readonly maxLength: number;
}

/** The regular expression of `patternId` with a field's lengths; undefined for an id that does not exist. */
export function fieldPattern(patternId: number, lengths: Lengths = {}): RegExp | undefined {
  const { minLength, maxLength } = lengthsOf(lengths);
  const source = FIELD_PATTERNS[patternId]?.source;
  return source === undefined
    ? undefined
    : new RegExp(source.replace('MIN', String(minLength)).replace('MAX', String(maxLength)), 'u');
}

/**
 * The regular expression of an `acceptedPattern`: every `*` becomes `.*`, and the whole value has to fit. Undefined,
 * which means that the client does not check by it, for a pattern that does not compile and for one that could keep a
 * page busy with a text of up to `maxLength` letters: the platform checks by `patternId` in any case.
 */
export function acceptedPattern(written: string, maxLength: number = DEFAULT_MAX_LENGTH): RegExp | undefined {
  if (written.length > LONGEST_PATTERN) return undefined;
  const source = written.replaceAll('*', '.*');
  if (costOfPattern(source, maxLength) > MOST_WAYS) return undefined;
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
}

/**
 * Judges what was entered into a registration field; undefined when it is fine. `acceptedPattern` is the check and
 * `patternId` the text; where there is no usable `acceptedPattern`, the pattern of `patternId` is the check too. The
 * length, in letters, is judged first, so that no pattern ever sees a long text.
 */
export function judgeField(value: string, config: RegistrationFieldConfig): FieldRefusal | undefined {
  const { minLength, maxLength } = lengthsOf(config);
  const refuse = (reason: FieldRefusal['reason']): FieldRefusal => ({
    reason,
    patternId: config.patternId,
    minLength,
    maxLength,
  });
  if (value === '') return config.required ? refuse('empty') : undefined;
  const length = value.length > maxLength * 2 ? value.length : Array.from(value).length;
  if (length < minLength || length > maxLength) return refuse('length');
  const ofId = config.patternId === undefined ? undefined : fieldPattern(config.patternId, config);
  const pattern =
    (config.acceptedPattern === undefined ? undefined : acceptedPattern(config.acceptedPattern, maxLength)) ?? ofId;
  return pattern === undefined || pattern.test(value) ? undefined : refuse('pattern');
}

function lengthsOf({ minLength = DEFAULT_MIN_LENGTH, maxLength = DEFAULT_MAX_LENGTH }: Lengths): {
  minLength: number;
  maxLength: number;
} {
  return { minLength, maxLength };
}
