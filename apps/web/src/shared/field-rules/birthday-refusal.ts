import { validateAge } from '@croupier/sdk/rules';

export interface BirthdayRule {
  readonly minimumAge: number;
  readonly timeZone: string;
  readonly now: () => Date;
}

/** The reason to refuse a birthday; undefined when the visitor is old enough [VAL-33]. */
export function birthdayRefusal(day: string, { now, ...rule }: BirthdayRule): string | undefined {
  const result = validateAge(day, { ...rule, now: now() });
  if (result === 'old-enough') return undefined;
  return result === 'too-young' ? 'TOO_YOUNG' : 'NOT_A_BIRTHDAY';
}
