import type { DomainContext } from './domain/context.ts';
import { pageAnswer } from './games/pages/pages.ts';
import type { IncomingCall, Outcome } from './gateway/call.ts';

/** Renders a sandbox page that replaces another company's site, with data of this world. */
export function sandboxPageOutcome(context: DomainContext, call: IncomingCall): Outcome {
  const accepted = call.headers.get('Accept-Language') ?? '';
  return { kind: 'answer', ...pageAnswer(context, call, accepted), delay: 0 };
}
