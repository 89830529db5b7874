import { Button } from '@croupier/ui/actions/Button';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { Icon } from '@croupier/ui/display/Icon';
import { IconButton } from '@croupier/ui/actions/IconButton';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import type { ReactNode } from 'react';

import { callControl } from './control.ts';
import { describeFault, nameOfFault } from './fault-plan.ts';
import { moveTo, placeOf } from './latency.ts';
import { optionsOf } from './options-of.ts';
import { PlanFault } from './PlanFault.tsx';
import { texts } from './texts.ts';
import type { Press } from './use-press.ts';
import type { Fault } from './use-scene.ts';

export interface FaultsTabProps {
  readonly faults: readonly Fault[];
  readonly press: Press;
}

/** Planned faults, and a form that plans one. */
export function FaultsTab({ faults, press }: FaultsTabProps): ReactNode {
  const clear = async (): Promise<string> => {
    await callControl('DELETE /faults');
    return texts.faults.cleared;
  };
  const clearButton = faults.length > 0 && (
    <Button variant="quiet" onClick={() => press(clear)}>
      {texts.faults.clear}
    </Button>
  );
  return (
    <div className="developer-sections">
      <ContentSection title={texts.faults.name} headingLevel={3} actions={clearButton}>
        {faults.length === 0 ? (
          <p className="developer-note">{texts.faults.none}</p>
        ) : (
          <ul className="developer-faults" aria-label={texts.faults.name}>
            {faults.map((fault) => (
              <FaultRow key={fault.id} fault={fault} press={press} />
            ))}
          </ul>
        )}
      </ContentSection>
      <PlanFault press={press} />
      <LatencySection faults={faults} press={press} />
    </div>
  );
}

function LatencySection({ faults, press }: FaultsTabProps): ReactNode {
  const { latency } = texts;
  const places = optionsOf(latency.places);
  return (
    <ContentSection title={latency.name} headingLevel={3}>
      <SelectField
        label={latency.place}
        options={places}
        placeholder={latency.other}
        value={placeOf(faults) ?? ''}
        onChange={({ target }) => {
          const chosen = places.find(({ value }) => value === target.value);
          if (chosen !== undefined) press(() => moveTo(chosen.value, faults));
        }}
      />
    </ContentSection>
  );
}

function FaultRow({ fault, press }: { readonly fault: Fault; readonly press: Press }): ReactNode {
  const name = `${nameOfFault(fault)}, ${fault.kind}`;
  const remove = async (): Promise<string> => {
    await callControl('DELETE /faults/{id}', { id: fault.id });
    return texts.faults.removed(name);
  };
  return (
    <li>
      <span>
        <code>{nameOfFault(fault)}</code>
        <span className="developer-note">{describeFault(fault)}</span>
      </span>
      <span className="developer-note">{texts.faults.met(fault.hits)}</span>
      <IconButton label={texts.faults.remove(name)} onClick={() => press(remove)}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
}
