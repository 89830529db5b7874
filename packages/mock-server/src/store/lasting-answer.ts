const texts = new WeakMap<object, string>();

/** Marks a value that nobody changes any more, not even inside, so that it is written as JSON once. */
export function lasting<Value extends object>(value: Value): Value {
  texts.set(value, JSON.stringify(value));
  return value;
}

/** A value as JSON. */
export function jsonOf(value: unknown): string {
  const kept = typeof value === 'object' && value !== null ? texts.get(value) : undefined;
  return kept ?? JSON.stringify(value);
}
