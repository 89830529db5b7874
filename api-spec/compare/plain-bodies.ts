import { operationsOf, type ContractDocument } from './document.ts';

/** Stands for what is inside an encrypted body; it never travels. */
const PLAIN = 'application/json;inside=encrypted';

/**
 * The contract with the inside of encrypted bodies beside them, as a content type of its own: `x-plain-schema` only
 * names its schema, so a comparison by references would never look into what those calls really send.
 */
export function withPlainBodies(document: ContractDocument): ContractDocument {
  const shown = structuredClone(document);
  for (const { operation } of operationsOf(shown)) {
    const content = operation.requestBody?.content ?? {};
    for (const media of Object.values(content)) {
      const plain = media['x-plain-schema'];
      if (plain !== undefined) content[PLAIN] = { schema: { $ref: `#/components/schemas/${plain}` } };
    }
  }
  return shown;
}
