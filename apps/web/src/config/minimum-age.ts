import type { Brand } from '../../brands/brand.ts';

/** Age in years that the site shows and checks: the higher of the two configured ones [REG-07] [VAL-33]. */
export const minimumAgeOf = ({ termsAge, birthdayAge }: Brand): number => Math.max(termsAge, birthdayAge);

/** Options for `validateAge`. */
export const ageRulesOf = (brand: Brand): { readonly minimumAge: number; readonly timeZone: string } => ({
  minimumAge: minimumAgeOf(brand),
  timeZone: brand.timeZone,
});
