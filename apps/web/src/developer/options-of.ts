/** Options of a choice from a table of names by value. */
export const optionsOf = <Value extends string>(
  names: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] =>
  // The keys are exactly the values.
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));
