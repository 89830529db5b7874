const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Browser and operating system without identifying details; null when unknown. */
export function describeDevice(userAgent: string): string | null {
  const system = SYSTEMS.find(([, sign]) => sign.test(userAgent));
  return system === undefined ? null : `Browser on ${system[0]}`;
}
