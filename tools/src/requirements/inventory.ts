import { parseDocument, LineCounter, isMap, isSeq, type YAMLMap } from 'yaml';

/** One requirement of docs/requirements.yaml. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  /** Line of the inventory, counted from 1. */
  readonly line: number;
}

/** The form of an id: `LOGIN-07`, `I18N-01`. */
export const ID = /^[A-Z][A-Z0-9]*-\d{2,3}$/u;

/** Reads the inventory in its order, an id listed twice included; throws if the text is no inventory. */
export function readInventory(text: string): Requirement[] {
  const lines = new LineCounter();
  const list = parseDocument(text, { lineCounter: lines }).get('requirements');
  if (!isSeq(list)) throw new Error('The inventory has no list called requirements.');
  return list.items.filter(isMap).map((item) => ({
    id: fieldOf(item, 'id'),
    area: fieldOf(item, 'area'),
    line: lines.linePos(item.range?.[0] ?? 0).line,
  }));
}

function fieldOf(item: YAMLMap, name: string): string {
  const value = item.get(name);
  return typeof value === 'string' ? value : '';
}
