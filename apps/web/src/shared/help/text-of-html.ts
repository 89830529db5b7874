const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * Plain text of HTML, for searches and previews; rendered as text only. Not parsed, because the page's policy of trusted
 * types reserves that for the sanitiser.
 */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?-->|<(?:script|style)\b[\s\S]*?<\/(?:script|style)>|<[^>]*>/gi, ' ')
    .replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi, (entity, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name)] ?? entity;
      return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) ?? entity;
    })
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim();
}

const characterOf = (code: number): string | undefined => (code > 0x10ffff ? undefined : String.fromCodePoint(code));
