/**
 * Converts a `Retry-After` header to seconds from `now`; 0 for a date in the past. Undefined without a header, or when
 * it is neither whole seconds nor an HTTP date.
 */
export function secondsUntil(header: string | null | undefined, now: Date): number | undefined {
  if (header === null || header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number.parseInt(header, 10);
  // Date.parse would read a lone number such as -5 or 1.5 as a year or month.
  const moment = /^[A-Z][a-z]{2},/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
}
