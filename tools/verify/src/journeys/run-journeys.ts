import type { Workflow, WorkflowDocument } from '@croupier/api-spec/arazzo/document';
import documents from '@croupier/api-spec/workflows.json' with { type: 'json' };

import { NotImplementedError } from '../server/exchange.ts';
import { runJourney, type JourneyOutcome, type JourneyTools } from './run-journey.ts';
import { watchEvents, type WatchedEvents } from './watch-events.ts';

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

export interface JourneyRun {
  readonly outcomes: readonly JourneyOutcome[];
  /** The member's events meanwhile; absent when nothing was tried, or without a session of a member. */
  readonly events?: WatchedEvents;
}

/** Runs workflows one after the other, with the clock of a sandbox stopped. */
export async function runJourneys(plan: JourneyPlan): Promise<JourneyRun> {
  const chosen = workflows.filter(({ workflowId }) => plan.wanted.includes(workflowId));
  if (!plan.mayWrite) {
    return { outcomes: chosen.map((workflow) => notTried(workflow, 'it writes: without --allow-writes')) };
  }
  if (chosen.length === 0) return { outcomes: [] };
  const outcomes: JourneyOutcome[] = [];
  const watch = await watchEvents(plan.server, 'member');
  await plan.sandbox?.freeze(true);
  try {
    for (const workflow of chosen) outcomes.push(await runOrLeave(workflow, plan));
  } finally {
    await plan.sandbox?.freeze(false);
  }
  const isTried = outcomes.some(({ result }) => result.state !== 'not tried');
  const watched = await watch?.stop();
  const events = isTried ? watched : undefined;
  return { outcomes, ...(events === undefined ? {} : { events }) };
}

async function runOrLeave(workflow: Workflow, plan: JourneyPlan): Promise<JourneyOutcome> {
  const { 'x-sandbox-site': settings } = workflow;
  const before = settings === undefined ? undefined : await plan.sandbox?.changeSite(settings);
  try {
    return await runJourney(workflow, plan);
  } catch (error) {
    if (error instanceof NotImplementedError) return notTried(workflow, error.message);
    throw error;
  } finally {
    if (before !== undefined) await plan.sandbox?.changeSite(before);
  }
}

function notTried({ workflowId: id, summary = id, steps }: Workflow, reason: string): JourneyOutcome {
  const result = { id, summary, state: 'not tried' as const, passed: 0, steps: steps.length, reason };
  return { result, problems: [], reached: new Set(), count: 0 };
}
