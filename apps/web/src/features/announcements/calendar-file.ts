import type { Notice } from '@croupier/sdk/types';

/** Maximum length of a line of iCalendar in octets, without its end. */
const MAX_OCTETS = 75;

const encoder = new TextEncoder();

/** iCalendar (RFC 5545) of the time in which a notice affects the visitor; undefined for one without such a time. */
export function calendarFile({ id, title, effectFrom, effectUntil }: Notice, host: string): string | undefined {
  if (effectFrom === undefined || effectUntil === undefined) return undefined;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(host)}//announcements//EN`,
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@${escapeText(host)}`,
    `DTSTAMP:${stampOf(effectFrom)}`,
    `DTSTART:${stampOf(effectFrom)}`,
    `DTEND:${stampOf(effectUntil)}`,
    `SUMMARY:${escapeText(title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const stampOf = (time: string): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n|\r/g, String.raw`\n`);

/** Breaks a line after at most 75 octets, never within a character. */
function fold(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > MAX_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines.push((lines.pop() ?? '') + character);
    octets += length;
  }
  return lines.join('\r\n');
}
