/** Fields of stored JSON; empty when it is invalid. */
export function parseFields(json: string | null): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(json ?? 'null'));
  } catch {
    return {};
  }
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
