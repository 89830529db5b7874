import type { Brand } from '../../brands/brand.ts';

/** The one age that the site names and checks: the higher of the two [REG-07] [VAL-33]. */
export const minimumAgeOf = ({ termsAge, birthdayAge }: Brand): number => Math.max(termsAge, birthdayAge);

/** How a birthday is judged: the age, and where a day begins. */
export const ageRulesOf = (brand: Brand): { readonly minimumAge: number; readonly timeZone: string } => ({
  minimumAge: minimumAgeOf(brand),
  timeZone: brand.timeZone,
});
