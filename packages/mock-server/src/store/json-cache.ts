const texts = new WeakMap<object, string>();

/** Marks a deeply immutable value, which is serialised only once. */
export function immutable<Value extends object>(value: Value): Value {
  texts.set(value, JSON.stringify(value));
  return value;
}

/** Serialises a value. */
export function cachedJson(value: unknown): string {
  const kept = typeof value === 'object' && value !== null ? texts.get(value) : undefined;
  return kept ?? JSON.stringify(value);
}
