import { dateFormat } from './intl-formats.ts';

export interface TimeTextContext {
  readonly language: string;
  /** IANA time zone of the brand. */
  readonly timeZone: string;
  readonly now: Date;
}

/** A time in the brand's zone: `Mon, Nov 23, 6:55 PM`; with its year unless that is the current one. */
export function timeText(time: string, { language, timeZone, now }: TimeTextContext): string {
  const date = new Date(time);
  const year = dateFormat(language, { year: 'numeric', timeZone });
  return dateFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(year.format(date) !== year.format(now) && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(date);
}
