import { dateFormat } from '../../shared/intl-formats.ts';

/** UTC offset of an IANA time zone at an instant, in minutes. */
export function minutesAheadOfUtc(timeZone: string, moment: number): number {
  const format = dateFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const written = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d\d):(\d\d)$/.exec(written) ?? [];
  const ahead = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -ahead : ahead;
}
