import { Checkbox } from '@croupier/ui/inputs/Checkbox';
import { SearchField } from '@croupier/ui/inputs/SearchField';
import type { ReactNode } from 'react';

import type { TextKey } from '../../i18n/text-key.ts';
import type { FilterContext, FilterFieldProps, ListFilter } from './list-filter.ts';
import { useSearchInput } from './use-search-input.ts';

interface SearchOptions<Name extends string> {
  /** Parameter of the request and of the URL. */
  readonly name: Name;
  readonly label: TextKey;
  readonly limits: { readonly maxLength: number };
}

/** Text that is sent as it was typed, trimmed. */
export function searchFilter<const Name extends string>({
  name,
  label,
  limits: { maxLength },
}: SearchOptions<Name>): ListFilter<{ readonly [Key in Name]?: string }> {
  const textIn = ({ params }: FilterContext): string => {
    const text = params.get(name)?.trim() ?? '';
    return text.length <= maxLength ? text : '';
  };
  function Field({ context, texts: { textOf }, onChange }: FilterFieldProps): ReactNode {
    const onSearch = (text: string): void => onChange({ [name]: text === '' ? undefined : text });
    const input = useSearchInput(textIn(context), { maxLength, onSearch });
    return <SearchField label={textOf(label)} clearLabel={textOf('lists:filter.clearSearch')} {...input} />;
  }
  return {
    params: [name],
    requestOf: (context) => {
      const text = textIn(context);
      // The only key is `name`.
      return (text === '' ? {} : { [name]: text }) as { readonly [Key in Name]?: string };
    },
    activeText: (context) => textIn(context) || undefined,
    Field,
  };
}

interface FlagOptions<Name extends string> {
  /** Parameter of the request and of the URL. */
  readonly name: Name;
  readonly label: TextKey;
}

/** Only rows with a property; off by default. */
export function flagFilter<const Name extends string>({
  name,
  label,
}: FlagOptions<Name>): ListFilter<{ readonly [Key in Name]?: true }> {
  const isOn = ({ params }: FilterContext): boolean => params.get(name) === '1';
  function Field({ context, texts: { textOf }, onChange }: FilterFieldProps): ReactNode {
    return (
      <Checkbox
        label={textOf(label)}
        checked={isOn(context)}
        onChange={({ currentTarget: { checked } }) => onChange({ [name]: checked ? '1' : undefined })}
      />
    );
  }
  return {
    params: [name],
    // The only key is `name`.
    requestOf: (context) => (isOn(context) ? { [name]: true } : {}) as { readonly [Key in Name]?: true },
    activeText: (context, { textOf }) => (isOn(context) ? textOf(label) : undefined),
    Field,
  };
}
