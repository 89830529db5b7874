import { expect, it } from 'vitest';

import { calendarFile } from './calendar-file.ts';

const notice = {
  id: 'nt_328',
  title: 'Maintenance on Sunday, 2:00 to 4:00 a.m.; games stay open',
  content: '',
  startDate: '2026-11-20T00:00:00Z',
  effectFrom: '2026-11-21T18:00:00Z',
  effectUntil: '2026-11-21T20:00:00.000Z',
};

it('has the time in UTC and the title with its special signs escaped', () => {
  const lines = calendarFile(notice, 'croupier.example')?.split('\r\n') ?? [];
  expect(lines).toContain('DTSTART:20261121T180000Z');
  expect(lines).toContain('DTEND:20261121T200000Z');
  expect(lines).toContain('UID:nt_328@croupier.example');
  expect(lines).toContain(String.raw`SUMMARY:Maintenance on Sunday\, 2:00 to 4:00 a.m.\; games stay open`);
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

it('breaks lines after 75 octets, between characters, and a title cannot add lines', () => {
  const title = `${'é👍'.repeat(40)}\r\nATTACH:https://evil.example`;
  const file = calendarFile({ ...notice, title }, 'croupier.example') ?? '';
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  expect(file.replaceAll('\r\n ', '')).toContain('é👍'.repeat(40));
});

it('is missing for an announcement without a time', () => {
  expect(calendarFile({ ...notice, effectUntil: undefined }, 'croupier.example')).toBeUndefined();
});
