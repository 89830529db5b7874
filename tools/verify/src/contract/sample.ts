import { resolve, type Parameter } from './document.ts';

/** A valid value of a parameter, from its example, default or allowed values. */
export function sampleOf({ example, schema: referred }: Parameter): unknown {
  const schema = resolve(referred);
  return example ?? schema.default ?? schema.const ?? schema.enum?.[0];
}
