import type { Plugins } from '@hey-api/openapi-ts';

type StringResolver = NonNullable<Plugins.Zod.Resolvers['string']>;

/**
 * The zod schema of `format: binary`: a Blob, which a File is too, of at most `maxLength` bytes. Anything else stays
 * with the generator, which would make a string of it.
 */
export const blobOfBinary: StringResolver = (context) => {
  const { $, schema, symbols } = context;
  if (schema.format !== 'binary') return undefined;
  const blob = $(symbols.z).attr('instanceof').call('Blob');
  if (schema.maxLength === undefined) return blob;
  const limit = $(symbols.z).attr('maxSize').call($.literal(schema.maxLength));
  return blob.attr('check').call(limit);
};
