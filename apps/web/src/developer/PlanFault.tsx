import { AutocompleteField } from '@croupier/ui/inputs/AutocompleteField';
import { Button } from '@croupier/ui/actions/Button';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { FormStack } from '@croupier/ui/layout/FormStack';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import type { ErrorCode } from '@croupier/sdk/errors';
import { useState, type FormEvent, type ReactNode } from 'react';

import { callControl } from './control.ts';
import {
  bodyOfPlan,
  errorCodesOf,
  EVERY_CALL,
  nameOfFault,
  operationOptions,
  type Delay,
  type FaultChoice,
  type Frequency,
} from './fault-plan.ts';
import { optionsOf } from './options-of.ts';
import type { FaultKind } from './kind-texts.ts';
import { texts } from './texts.ts';
import type { Press } from './use-press.ts';

/** Possible for every operation. */
const DEFAULT_CODE: ErrorCode = 'INTERNAL_ERROR';

const first: FaultChoice = {
  operation: EVERY_CALL,
  kind: 'noAnswer',
  code: DEFAULT_CODE,
  delay: '3000',
  frequency: 'once',
};

// The keys are exactly the kinds.
const kinds = Object.keys(texts.faultEffects) as FaultKind[];

/** Form that plans a fault. */
export function PlanFault({ press }: { readonly press: Press }): ReactNode {
  const { plan, faultEffects } = texts;
  const [choice, setChoice] = useState(first);
  const change = (changed: Partial<FaultChoice>): void => setChoice((current) => ({ ...current, ...changed }));
  const codes = errorCodesOf(choice.operation);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    press(async () => {
      const fault = await callControl('POST /faults', { body: bodyOfPlan(choice) });
      return plan.planned(`${nameOfFault(fault)}, ${fault.kind}`);
    });
  };
  return (
    <ContentSection title={plan.name} headingLevel={3}>
      <FormStack onSubmit={submit} aria-label={plan.name}>
        <AutocompleteField
          label={plan.operation}
          options={operationOptions}
          value={choice.operation}
          onChange={(operation) => change({ operation: operation ?? EVERY_CALL, code: DEFAULT_CODE })}
          emptyLabel={plan.noOperation}
        />
        <SelectField
          label={plan.kind}
          options={kinds.map((kind) => ({ value: kind, label: kind }))}
          value={choice.kind}
          onChange={({ target }) => change({ kind: kinds.find((kind) => kind === target.value) ?? choice.kind })}
          hint={faultEffects[choice.kind]}
        />
        {choice.kind === 'error' && (
          <SelectField
            label={plan.code}
            options={codes.map((code) => ({ value: code, label: code }))}
            value={choice.code}
            onChange={({ target }) => change({ code: codes.find((code) => code === target.value) ?? choice.code })}
          />
        )}
        {choice.kind === 'slow' && (
          <SegmentedControl<Delay>
            label={plan.delay}
            labelShown
            options={optionsOf(plan.delays)}
            value={choice.delay}
            onChange={(delay) => change({ delay })}
          />
        )}
        <SegmentedControl<Frequency>
          label={plan.frequency}
          labelShown
          options={optionsOf(plan.frequencies)}
          value={choice.frequency}
          onChange={(frequency) => change({ frequency })}
        />
        <Button type="submit" variant="selected">
          {plan.submit}
        </Button>
      </FormStack>
    </ContentSection>
  );
}
