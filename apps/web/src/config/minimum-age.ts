import type { SiteBrand } from './site-context.ts';

/** Age in years that the site shows and checks: the higher of the two configured ones [REG-07] [VAL-33]. */
export const minimumAgeOf = ({ termsAge, birthdayAge }: SiteBrand): number => Math.max(termsAge, birthdayAge);

/** Options for `validateAge`. */
export const ageRulesOf = (brand: SiteBrand): { readonly minimumAge: number; readonly timeZone: string } => ({
  minimumAge: minimumAgeOf(brand),
  timeZone: brand.timeZone,
});
