const ACCENTED: Readonly<Record<string, string>> = {
  a: 'ȧ',
  b: 'ƀ',
  c: 'ƈ',
  d: 'ḓ',
  e: 'ḗ',
  f: 'ƒ',
  g: 'ɠ',
  h: 'ħ',
  i: 'ī',
  j: 'ĵ',
  k: 'ķ',
  l: 'ŀ',
  m: 'ḿ',
  n: 'ƞ',
  o: 'ǿ',
  p: 'ƥ',
  q: 'ɋ',
  r: 'ř',
  s: 'ş',
  t: 'ŧ',
  u: 'ŭ',
  v: 'ṽ',
  w: 'ẇ',
  x: 'ẋ',
  y: 'ẏ',
  z: 'ẑ',
};

/** Added length as a share of the text; many translations are a third longer than English. */
const GROWTH = 0.33;

/** Converts a text to the test language, except its placeholders. */
export function toTestLanguage(text: string): string {
  const accented = text
    .split(/(\{\{.*?\}\})/)
    .map((part) => (part.startsWith('{{') ? part : part.replaceAll(/[a-z]/g, (letter) => ACCENTED[letter] ?? letter)))
    .join('');
  return `[${accented}${'·'.repeat(Math.ceil(text.length * GROWTH))}]`;
}

/** Converts a namespace to the test language. */
export function translateResources(resources: object): object {
  return Object.fromEntries(
    Object.entries(resources).map(([key, value]) => [
      key,
      typeof value === 'string' ? toTestLanguage(value) : translateResources(value),
    ]),
  );
}
