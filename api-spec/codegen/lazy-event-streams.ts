const IMPORT = "import { createSseClient } from '../core/serverSentEvents.gen.ts';\n";
const USE = '    return createSseClient({';
const LAZY_USE = `    const { createSseClient } = await import('../core/serverSentEvents.gen.ts');
    return createSseClient({`;

/**
 * Lets the generator's client load its reader of event streams with the first stream. The site reads events by its own
 * transport, so that its first load would carry that code for nothing. Throws when the client has another form.
 */
export function loadStreamsLazily(client: string): string {
  if (!client.includes(IMPORT) || !client.includes(USE)) {
    throw new Error('The generated client no longer imports createSseClient as expected.');
  }
  return client.replace(IMPORT, '').replace(USE, LAZY_USE);
}
