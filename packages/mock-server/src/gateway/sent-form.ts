/** An uploaded file with its bytes loaded, because the gateway is synchronous. */
export class SentFile extends File {
  readonly content: Uint8Array<ArrayBuffer>;

  constructor(content: Uint8Array<ArrayBuffer>, { name, type }: File) {
    super([content], name, { type });
    this.content = content;
  }
}

type Sent = string | SentFile;

/** Fields of a form; a repeated field is a list. */
export type SentForm = Readonly<Record<string, Sent | readonly Sent[]>>;

/** True for the content type of a multipart form. */
export function isForm(contentType: string | null): contentType is string {
  return /^multipart\/form-data\b/i.test(contentType ?? '');
}

/** Parses a multipart form; undefined when malformed. */
export async function readForm(body: BodyInit, contentType: string): Promise<SentForm | undefined> {
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData().catch(() => undefined);
  if (form === undefined) return undefined;
  const sent = await Promise.all(
    [...form].map(async ([name, value]): Promise<[string, Sent]> => {
      if (typeof value === 'string') return [name, value];
      return [name, new SentFile(new Uint8Array(await value.arrayBuffer()), value)];
    }),
  );
  const byName = Map.groupBy(sent, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, pairs]) => {
      const values = pairs.map(([, value]) => value);
      const [only, ...more] = values;
      return [name, only === undefined || more.length > 0 ? values : only];
    }),
  );
}
