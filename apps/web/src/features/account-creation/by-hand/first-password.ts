import { validateField } from '@croupier/sdk/rules';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';

const CONSONANTS = 'bdghklmnprstwy';
const VOWELS = 'aeiou';
/** Syllables before and after the digits. */
const SYLLABLES = [3, 2] as const;
const DIGITS = 3;

/**
 * A random password that can be read out: `Kamuri-482-tobe`, or without the signs where the platform's rules refuse them.
 * It works until its owner chooses another one, at the first login.
 */
export function firstPassword(
  config: RegistrationFieldConfig,
  random: (limit: number) => number = secureRandom,
): string {
  const [start = '', end = ''] = SYLLABLES.map((count) => syllables(count, random));
  const digits = Array.from({ length: DIGITS }, () => random(10)).join('');
  const parts = [start.charAt(0).toUpperCase() + start.slice(1), digits, end];
  const withSigns = parts.join('-');
  return validateField(withSigns, config) === undefined ? withSigns : parts.join('');
}

function syllables(count: number, random: (limit: number) => number): string {
  const letter = (letters: string): string => letters.charAt(random(letters.length));
  return Array.from({ length: count }, () => letter(CONSONANTS) + letter(VOWELS)).join('');
}

/** A whole number from 0 to below `limit`, at most 100: no value is more likely than another by one in 2^25. */
function secureRandom(limit: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % limit;
}
