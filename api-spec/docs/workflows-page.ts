import type { Input, Step, Workflow, WorkflowDocument } from '../arazzo/document.ts';
import { listOperations, type Contract } from '../codegen/contract.ts';
import { html, type Html } from './html.ts';
import { inlineMarkdown, markdown } from './markdown.ts';
import { referenceLink } from './reference-link.ts';

/** The content of the page of workflows: the calls of each in order, with what their answers must be. */
export function workflowsContent(contract: Contract, documents: Iterable<WorkflowDocument>): Html {
  return html`<h1>Workflows</h1>
    <p>
      Flows of several calls, made from the Arazzo descriptions in <code>api-spec/workflows</code>. A value with
      <code>$</code> comes from the inputs, from an earlier step or from the answer.
    </p>
    ${[...documents].map(
      ({ info, workflows }) =>
        html`<h2>${info.title}</h2>
          ${info.description && markdown(info.description)} ${workflows.map((workflow) => flow(contract, workflow))}`,
    )}`;
}

function flow(contract: Contract, { summary, description, inputs, steps }: Workflow): Html {
  return html`<h3>${summary}</h3>
    ${description && markdown(description)}
    <h4>Inputs</h4>
    <ul>
      ${Object.entries(inputs?.properties ?? {}).map(([name, input]) => inputItem(name, input))}
    </ul>
    <h4>Steps</h4>
    <ol>
      ${steps.map((step) => stepItem(contract, step))}
    </ol>`;
}

function inputItem(name: string, input: Input): Html {
  const byDefault = input.default === undefined ? undefined : html` By default <code>${String(input.default)}</code>.`;
  return html`<li><code>${name}</code>: ${inlineMarkdown(input.description ?? '')}${byDefault}</li>`;
}

function stepItem(contract: Contract, { operationId, description, successCriteria = [] }: Step): Html {
  const call = listOperations(contract).find(({ operation }) => operation.operationId === operationId);
  const link =
    call && html`<a href="${referenceLink(call)}"><code>${call.method.toUpperCase()} ${call.path}</code></a>`;
  return html`<li>
    ${link ?? operationId} ${inlineMarkdown(description ?? '')}
    <ul>
      ${successCriteria.map(({ condition }) => html`<li><code>${condition}</code></li>`)}
    </ul>
  </li>`;
}
