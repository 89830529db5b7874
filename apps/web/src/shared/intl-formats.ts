const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A format like `new Intl.NumberFormat`, made once: making one takes longer than a thousand uses. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numberFormats, [language, options], () => new Intl.NumberFormat(language, options));
}

/** A format like `new Intl.DateTimeFormat`, made once. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dateFormats, [language, options], () => new Intl.DateTimeFormat(language, options));
}

/**
 * Makes the first format of each kind, for which a browser reads its data of languages: a tenth of a second on a phone,
 * better spent while the page waits for the network than while it is drawn. In tasks of their own.
 */
export function wakeFormats(language: string): void {
  setTimeout(() => numberFormat(language, {}));
  setTimeout(() => dateFormat(language, { timeStyle: 'short' }));
}

function kept<Format>(formats: Map<string, Format>, wish: readonly unknown[], make: () => Format): Format {
  const key = JSON.stringify(wish);
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
