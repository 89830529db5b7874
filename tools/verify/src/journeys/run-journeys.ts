import type { Workflow, WorkflowDocument } from '@croupier/api-spec/arazzo/document';
import documents from '@croupier/api-spec/workflows.json' with { type: 'json' };

import { NotImplementedError } from '../server/exchange.ts';
import { runJourney, type JourneyOutcome, type JourneyTools } from './run-journey.ts';

/** Their name for `--check`. */
export const JOURNEYS = 'journeys';

/** The workflows of the contract. */
// Redocly checks each document against Arazzo's schema.
export const workflows: readonly Workflow[] = (documents as readonly WorkflowDocument[]).flatMap(
  (document) => document.workflows,
);

export interface JourneyPlan extends JourneyTools {
  /** Ids of the workflows to run. */
  readonly wanted: readonly string[];
  readonly mayWrite: boolean;
}

/** Runs workflows one after the other, with the clock of a sandbox stopped. */
export async function runJourneys(plan: JourneyPlan): Promise<readonly JourneyOutcome[]> {
  const chosen = workflows.filter(({ workflowId }) => plan.wanted.includes(workflowId));
  if (!plan.mayWrite) return chosen.map((workflow) => notTried(workflow, 'it writes: without --allow-writes'));
  const outcomes: JourneyOutcome[] = [];
  await plan.sandbox?.freeze(true);
  try {
    for (const workflow of chosen) outcomes.push(await runOrLeave(workflow, plan));
  } finally {
    await plan.sandbox?.freeze(false);
  }
  return outcomes;
}

async function runOrLeave(workflow: Workflow, plan: JourneyPlan): Promise<JourneyOutcome> {
  try {
    return await runJourney(workflow, plan);
  } catch (error) {
    if (error instanceof NotImplementedError) return notTried(workflow, error.message);
    throw error;
  }
}

function notTried({ workflowId: id, summary = id, steps }: Workflow, reason: string): JourneyOutcome {
  const result = { id, summary, state: 'not tried' as const, passed: 0, steps: steps.length, reason };
  return { result, problems: [], reached: new Set(), count: 0 };
}
