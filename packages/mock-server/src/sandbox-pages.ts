import type { DomainContext } from './domain/context.ts';
import { answerPage } from './games/pages/pages.ts';
import type { IncomingCall, Outcome } from './gateway/call.ts';

/** Renders a sandbox page that replaces another company's site, with data of this world. */
export function showPage(context: DomainContext, call: IncomingCall): Outcome {
  const accepted = call.headers.get('Accept-Language') ?? '';
  return { kind: 'answer', ...answerPage(context, call, accepted), delay: 0 };
}
