/** Font metrics in em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  meanWidth: number;
}

function tableOffsets(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  const tables = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  return tables;
}

/** Offset of the character map in format 4, which covers the Basic Multilingual Plane. */
function findUnicodeMap(font: Buffer, cmap: number): number {
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (font.readUInt16BE(subtable) === 4) return subtable;
  }
  throw new Error('the font has no character map in format 4');
}

function glyphOf(font: Buffer, map: number, codePoint: number): number {
  const segments = font.readUInt16BE(map + 6) / 2;
  for (let index = 0; index < segments; index += 1) {
    if (codePoint > font.readUInt16BE(map + 14 + 2 * index)) continue;
    const start = font.readUInt16BE(map + 16 + 2 * segments + 2 * index);
    if (codePoint < start) return 0;
    const delta = font.readInt16BE(map + 16 + 4 * segments + 2 * index);
    const position = map + 16 + 6 * segments + 2 * index;
    const rangeOffset = font.readUInt16BE(position);
    if (rangeOffset === 0) return (codePoint + delta) & 0xffff;
    const glyph = font.readUInt16BE(position + rangeOffset + 2 * (codePoint - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Reads the metrics that a fallback face needs from an uncompressed TrueType or OpenType font. */
export function readMetrics(font: Buffer, text: string): FontMetrics {
  const tables = tableOffsets(font);
  const offsetOf = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`the font has no table ${name}`);
    return offset;
  };
  const unitsPerEm = font.readUInt16BE(offsetOf('head') + 18);
  const hhea = offsetOf('hhea');
  const longMetrics = font.readUInt16BE(hhea + 34);
  const map = findUnicodeMap(font, offsetOf('cmap'));
  let width = 0;
  for (const letter of text) {
    const glyph = glyphOf(font, map, letter.codePointAt(0) ?? 0);
    width += font.readUInt16BE(offsetOf('hmtx') + 4 * Math.min(glyph, longMetrics - 1));
  }
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
    meanWidth: width / text.length / unitsPerEm,
  };
}
