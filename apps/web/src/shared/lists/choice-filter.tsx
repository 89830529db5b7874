import { SelectField } from '@croupier/ui/inputs/SelectField';
import type { ReactNode } from 'react';

import type { TextKey } from '../../i18n/text-key.ts';
import type { FilterContext, FilterFieldProps, FilterTexts, ListFilter } from './list-filter.ts';

/** Select value for all rows. */
const ALL = '';

interface ChoiceOptions<Name extends string> {
  /** Parameter of the request. */
  readonly name: Name;
  /** Parameter of the URL; by default that of the request. */
  readonly param?: string;
  readonly label: TextKey;
  /** URL parameters that a change removes, because their choices depend on this one. */
  readonly resets?: readonly string[];
}

interface ValueChoice<Name extends string, Value extends string> extends ChoiceOptions<Name> {
  /** All values, for example of an enum of the contract. */
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => TextKey;
}

/** One value of several, or all. */
export function choiceFilter<const Name extends string, const Value extends string>(
  options: ValueChoice<Name, Value>,
): ListFilter<{ readonly [Key in Name]?: Value }> {
  const { values, textOf } = options;
  return selectFilter(options, {
    read: (text) => values.find((value) => value === text),
    choicesOf: (_context, texts) => values.map((value) => ({ value, label: texts.textOf(textOf(value)) })),
  });
}

interface CodeChoice<Name extends string> extends ChoiceOptions<Name> {
  readonly limits: { readonly maxLength: number };
}

/** One code of those that the page gives as `choices`, or all. An unknown code is asked for, too. */
export function codeFilter<const Name extends string>(
  options: CodeChoice<Name>,
): ListFilter<{ readonly [Key in Name]?: string }> {
  const { name, param = name, limits } = options;
  const read = (text: string | null): string | undefined =>
    text !== null && text !== '' && text.length <= limits.maxLength ? text : undefined;
  return selectFilter(options, {
    read,
    choicesOf: ({ params, choices }) => {
      const known = choices[param] ?? [];
      const code = read(params.get(param));
      if (code === undefined || known.some(({ value }) => value === code)) return known;
      return [...known, { value: code, label: code }];
    },
  });
}

interface ChoiceSource<Value extends string> {
  /** Undefined for an invalid value. */
  readonly read: (text: string | null) => Value | undefined;
  readonly choicesOf: (
    context: FilterContext,
    texts: FilterTexts,
  ) => readonly { readonly value: string; readonly label: string }[];
}

function selectFilter<Name extends string, Value extends string>(
  { name, param = name, label, resets = [] }: ChoiceOptions<Name>,
  { read, choicesOf }: ChoiceSource<Value>,
): ListFilter<{ readonly [Key in Name]?: Value }> {
  const valueOf = ({ params }: FilterContext): Value | undefined => read(params.get(param));
  const removed = Object.fromEntries(resets.map((other) => [other, undefined]));
  function Field({ context, texts, onChange }: FilterFieldProps): ReactNode {
    return (
      <SelectField
        label={texts.textOf(label)}
        value={valueOf(context) ?? ALL}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...removed, [param]: value === ALL ? undefined : value })
        }
        options={[{ value: ALL, label: texts.textOf('lists:filter.all') }, ...choicesOf(context, texts)]}
      />
    );
  }
  return {
    params: [param],
    requestOf: (context) => {
      const value = valueOf(context);
      // The only key is `name`.
      return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };
    },
    activeText: (context, texts) => {
      const value = valueOf(context);
      return choicesOf(context, texts).find((choice) => choice.value === value)?.label;
    },
    Field,
  };
}

type SortOrder = 'asc' | 'desc';

interface SortChoice<By extends string> {
  readonly sort: By;
  readonly order: SortOrder;
  readonly label: TextKey;
}

/** Order of the rows: `sort` and `order` of the call. The first choice is the default. */
export function sortFilter<const By extends string>(
  choices: readonly [SortChoice<By>, ...SortChoice<By>[]],
): ListFilter<{ readonly sort: By; readonly order: SortOrder }> {
  const idOf = ({ sort, order }: SortChoice<By>): string => `${sort}.${order}`;
  const choiceOf = ({ params }: FilterContext): SortChoice<By> =>
    choices.find((choice) => idOf(choice) === params.get('sort')) ?? choices[0];
  function Field({ context, texts: { textOf }, onChange }: FilterFieldProps): ReactNode {
    return (
      <SelectField
        label={textOf('lists:filter.sort')}
        value={idOf(choiceOf(context))}
        onChange={({ currentTarget: { value } }) => onChange({ sort: value === idOf(choices[0]) ? undefined : value })}
        options={choices.map((choice) => ({ value: idOf(choice), label: textOf(choice.label) }))}
      />
    );
  }
  return {
    params: ['sort'],
    requestOf: (context) => {
      const { sort, order } = choiceOf(context);
      return { sort, order };
    },
    // An order excludes nothing.
    activeText: () => undefined,
    Field,
  };
}
