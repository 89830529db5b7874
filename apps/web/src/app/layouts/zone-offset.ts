import { dateFormat } from '../../shared/intl-formats.ts';

/** What a zone is ahead of UTC at a moment, in minutes. `timeZone` is an IANA name. */
export function minutesAheadOfUtc(timeZone: string, moment: number): number {
  const format = dateFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const written = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d\d):(\d\d)$/.exec(written) ?? [];
  const ahead = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -ahead : ahead;
}
