const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const listFormats = new Map<string, Intl.ListFormat>();

/** Cached `Intl.NumberFormat`, because creating one is slow. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cachedFormat(numberFormats, [language, options], () => new Intl.NumberFormat(language, options));
}

/** Cached `Intl.DateTimeFormat`. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cachedFormat(dateFormats, [language, options], () => new Intl.DateTimeFormat(language, options));
}

/** Cached `Intl.ListFormat`. */
export function listFormat(language: string, options: Intl.ListFormatOptions): Intl.ListFormat {
  return cachedFormat(listFormats, [language, options], () => new Intl.ListFormat(language, options));
}

/**
 * Creates one format of each kind while the page waits for the network: the first one loads locale data, which takes 0.1 s
 * on a phone. Uses separate tasks.
 */
export function warmUpFormats(language: string): void {
  setTimeout(() => numberFormat(language, {}));
  setTimeout(() => dateFormat(language, { timeStyle: 'short' }));
}

function cachedFormat<Format>(formats: Map<string, Format>, options: readonly unknown[], create: () => Format): Format {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? create();
  formats.set(key, format);
  return format;
}
