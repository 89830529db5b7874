import type { DomainContext } from './domain/kernel/index.ts';
import { findPicture } from './domain/uploads/index.ts';
import type { IncomingCall, Outcome } from './gateway/call.ts';

/** Answers an uploaded picture of this world; 404 when there is none. `name` is the path below `/mock-uploads`. */
export function answerUpload(context: DomainContext, { method }: IncomingCall, name: string): Outcome {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, { Allow: 'GET, HEAD' });
  const picture = findPicture(context, name);
  if (picture === undefined) return plain(404, {});
  const headers = {
    'Content-Type': picture.type,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  };
  return { kind: 'answer', status: 200, headers, body: picture.bytes, delay: 0 };
}

function plain(status: number, headers: Readonly<Record<string, string>>): Outcome {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  return { kind: 'answer', status, headers: { ...type, ...headers }, body: '', delay: 0 };
}
