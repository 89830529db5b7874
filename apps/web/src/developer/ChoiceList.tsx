import { Icon } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';

export interface ChoiceListProps<Id extends string> {
  /** Accessible name of the list. */
  readonly name: string;
  readonly choices: readonly { readonly id: Id; readonly name: string; readonly shows: string }[];
  /** Id of the current choice. */
  readonly chosen: Id | undefined;
  readonly onChoose: (id: Id) => void;
}

/** Buttons with a description each. Not radio buttons, because arrow keys would take effect on every choice they pass. */
export function ChoiceList<Id extends string>({ name, choices, chosen, onChoose }: ChoiceListProps<Id>): ReactNode {
  return (
    <ul className="developer-choices" aria-label={name}>
      {choices.map((choice) => (
        <li key={choice.id}>
          <button type="button" aria-pressed={choice.id === chosen} onClick={() => onChoose(choice.id)}>
            <strong>{choice.name}</strong>
            <span>{choice.shows}</span>
            {choice.id === chosen && <Icon name="check" size={18} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
