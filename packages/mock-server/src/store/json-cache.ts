const jsonOf = new WeakMap<object, string>();

/** Serialises a deeply immutable value and caches its JSON. */
export function immutable<Value extends object>(value: Value): Value {
  jsonOf.set(value, JSON.stringify(value));
  return value;
}

/** The JSON of a value that was marked as immutable; undefined for any other. */
export function cachedJson(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? jsonOf.get(value) : undefined;
}
