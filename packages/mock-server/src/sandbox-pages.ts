import type { DomainContext } from './domain/context.ts';
import { answerPage } from './games/pages/pages.ts';
import type { IncomingCall, Outcome } from './gateway/call.ts';

/** A page that stands for another company's site, with what this world knows. */
export function showPage(context: DomainContext, call: IncomingCall): Outcome {
  const accepted = call.headers.get('Accept-Language') ?? '';
  return { kind: 'answer', ...answerPage(context, call, accepted), delay: 0 };
}
