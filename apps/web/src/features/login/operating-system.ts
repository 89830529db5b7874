const OPERATING_SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Kind of operating system only, for statistics. */
export function operatingSystemName(userAgent: string): string {
  return OPERATING_SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other';
}
