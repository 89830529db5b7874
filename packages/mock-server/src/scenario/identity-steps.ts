import { addDays, calendarDay } from '@croupier/sdk/rules';

import { askForProof, submitIdentity } from '../domain/identity/index.ts';
import { sessionOf, SITE_TIME_ZONE, type CallContext } from '../domain/kernel/index.ts';
import { uploadGreyPicture } from './grey-picture.ts';
import type { ScenarioStep } from './scenario.ts';

type IdentityStep = Extract<ScenarioStep, { kind: 'documents' | 'askForProof' }>;

const DAYS_OF_A_PASSPORT = 1663;

export function isIdentityStep(step: ScenarioStep): step is IdentityStep {
  return step.kind === 'documents' || step.kind === 'askForProof';
}

/** Performs a step of the identity check of the caller. */
export function applyIdentityStep(context: CallContext, step: IdentityStep): void {
  if (step.kind === 'documents') return sendDocuments(context, step.numberEnds);
  askForProof(context, sessionOf(context).memberId, { kind: step.proof, blocks: ['WITHDRAW'] });
}

/** Sends a passport of the caller, with a grey picture; staff decide by the end of its number. */
function sendDocuments(context: CallContext, numberEnds: string): void {
  const uploadId = uploadGreyPicture(context, 'IDENTITY');
  submitIdentity(context, {
    kind: 'DOCUMENT',
    documentType: 'PASSPORT',
    documentNumber: `P84120${numberEnds}`,
    country: 'PH',
    expiresOn: addDays(calendarDay(context.clock.now(), SITE_TIME_ZONE), DAYS_OF_A_PASSPORT),
    images: [uploadId],
  });
}
