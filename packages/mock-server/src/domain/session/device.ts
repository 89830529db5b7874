const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** The kind of browser and system, without what would tell one person's from another's; null when it is unknown. */
export function describeDevice(userAgent: string): string | null {
  const system = SYSTEMS.find(([, sign]) => sign.test(userAgent));
  return system === undefined ? null : `Browser on ${system[0]}`;
}
