import type { compileTexts } from '../translation/compile-texts.ts';

type Texts = ReturnType<typeof compileTexts>['texts'];

/** Reads texts of a language by namespace and key. Throws when one is missing. */
export function textReader(texts: Texts, tag: string): (namespace: string, key: string) => string {
  return (namespace, key) => {
    let value: unknown = texts.get(`${tag}/${namespace}`);
    for (const step of key.split('.')) value = Object(value)[step];
    if (typeof value !== 'string') throw new Error(`There is no text ${namespace}:${key} in ${tag}.`);
    return value;
  };
}
