const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached `Intl.NumberFormat`: creating one takes longer than a thousand uses. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cachedFormat(numberFormats, [language, options], () => new Intl.NumberFormat(language, options));
}

/** Cached `Intl.DateTimeFormat`. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cachedFormat(dateFormats, [language, options], () => new Intl.DateTimeFormat(language, options));
}

/**
 * Creates the first format of each kind, for which browsers load locale data (0.1 s on a phone), while the page waits
 * for the network. In separate tasks.
 */
export function warmUpFormats(language: string): void {
  setTimeout(() => numberFormat(language, {}));
  setTimeout(() => dateFormat(language, { timeStyle: 'short' }));
}

function cachedFormat<Format>(formats: Map<string, Format>, wish: readonly unknown[], make: () => Format): Format {
  const key = JSON.stringify(wish);
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
