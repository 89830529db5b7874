const jsonOf = new WeakMap<object, string>();

/** Serialises a deeply immutable value and caches its JSON. */
export function immutable<Value extends object>(value: Value): Value {
  jsonOf.set(value, JSON.stringify(value));
  return value;
}

/** Serialises a value, from the cache when it was marked as immutable. */
export function cachedJson(value: unknown): string {
  const cached = typeof value === 'object' && value !== null ? jsonOf.get(value) : undefined;
  return cached ?? JSON.stringify(value);
}
