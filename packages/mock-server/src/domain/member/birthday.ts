import { validateAge } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE, invalidField, Refusal, type DomainContext } from '../kernel/index.ts';
import { settingsOf } from '../site/index.ts';

/** Refuses an invalid birthday, and an age below the higher of the site's two minimum ages. */
export function checkBirthday(context: DomainContext, birthday: string | undefined): void {
  if (birthday === undefined) return;
  const { termsAge, birthdayAge } = settingsOf(context);
  const minimumAge = Math.max(termsAge, birthdayAge);
  const verdict = validateAge(birthday, { minimumAge, now: context.clock.now(), timeZone: SITE_TIME_ZONE });
  if (verdict === 'too-young') throw new Refusal('AGE_BELOW_MINIMUM');
  if (verdict !== 'old-enough') throw invalidField('birthday', 'FORMAT', 'This is no birthday');
}
