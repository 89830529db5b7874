/** An uploaded file with its bytes loaded, because the gateway is synchronous. */
export class FormFile extends File {
  readonly content: Uint8Array<ArrayBuffer>;

  constructor(content: Uint8Array<ArrayBuffer>, { name, type }: File) {
    super([content], name, { type });
    this.content = content;
  }
}

type FormPart = string | FormFile;

/** Fields of a form; a repeated field is a list. */
export type MultipartForm = Readonly<Record<string, FormPart | readonly FormPart[]>>;

/** True for the content type of a multipart form. */
export function isForm(contentType: string | null): contentType is string {
  return /^multipart\/form-data\b/i.test(contentType ?? '');
}

/** Parses a multipart form; undefined when malformed. */
export async function readForm(body: BodyInit, contentType: string): Promise<MultipartForm | undefined> {
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData().catch(() => undefined);
  if (form === undefined) return undefined;
  const parts = await Promise.all(
    [...form].map(async ([name, value]): Promise<[string, FormPart]> => {
      if (typeof value === 'string') return [name, value];
      return [name, new FormFile(new Uint8Array(await value.arrayBuffer()), value)];
    }),
  );
  const byName = Map.groupBy(parts, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, pairs]) => {
      const values = pairs.map(([, value]) => value);
      const [only, ...more] = values;
      return [name, only === undefined || more.length > 0 ? values : only];
    }),
  );
}
