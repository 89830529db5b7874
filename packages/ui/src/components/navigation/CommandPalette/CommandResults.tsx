import { Fragment } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Cover, GroupName, Hint, Option, OptionName, RemoveCross, Results } from './command-parts.ts';
import type { CommandItem } from './CommandPalette.tsx';
import type { MatchedGroup, MatchedItem, TextPart } from './match-commands.ts';

interface CommandResultsProps {
  /** Id of the listbox, which the field controls. */
  listId: string;
  label: string;
  /** Groups with at least one item. */
  groups: readonly MatchedGroup[];
  optionId: (index: number) => string;
  /** Index of the active option, counted through all groups. */
  active: number;
  onActivate: (index: number) => void;
  onPick: (item: CommandItem) => void;
  onRemove?: ((item: CommandItem) => void) | undefined;
  removeLabel?: string | undefined;
}

const isOnCross = (target: EventTarget) => target instanceof Element && target.closest('[data-remove]') !== null;

/** The field's popup; it scrolls to the active option, so it needs no focus. */
export function CommandResults({ listId, label, groups, active, ...handlers }: CommandResultsProps) {
  const { optionId, onActivate, onPick, onRemove, removeLabel } = handlers;
  const items = groups.flatMap((group) => group.items);
  return (
    <Results id={listId} role="listbox" aria-label={label} hidden={items.length === 0}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`}>
          <GroupName id={`${listId}-${group.id}`}>{group.label}</GroupName>
          {group.items.map((match) => {
            const index = items.indexOf(match);
            return (
              <Option
                key={match.item.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                aria-keyshortcuts={match.item.removable ? 'Delete' : undefined}
                onPointerMove={() => onActivate(index)}
                onClick={({ target }) => (isOnCross(target) ? onRemove?.(match.item) : onPick(match.item))}
              >
                <OptionContent match={match} />
                {match.item.removable && (
                  // An option has no controls inside: screen readers use the key.
                  <RemoveCross data-remove aria-hidden title={removeLabel}>
                    <Icon name="close" size={16} />
                  </RemoveCross>
                )}
              </Option>
            );
          })}
        </div>
      ))}
    </Results>
  );
}

/** Names and hints are data whose text direction may differ from the page's. */
function OptionContent({ match: { item, label, hint } }: { match: MatchedItem }) {
  return (
    <>
      {item.cover === undefined ? item.icon : <Cover src={item.cover} alt="" width={36} height={48} loading="lazy" />}
      <OptionName>
        <Parts parts={label} />
      </OptionName>
      {hint.length > 0 && (
        <Hint>
          <Parts parts={hint} />
        </Hint>
      )}
    </>
  );
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return (
    <bdi>
      {parts.map(({ text, hit }, index) => {
        const key = `${index} ${text}`;
        return hit ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
      })}
    </bdi>
  );
}
