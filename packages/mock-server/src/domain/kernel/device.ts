const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Browser and operating system of a user agent, without identifying details; null when unknown. */
export function describeDevice(userAgent: string): string | null {
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent));
  return system === undefined ? null : `Browser on ${system[0]}`;
}
