import { useEffect, useEffectEvent, useState } from 'react';

/** Delay in ms between the last input and the search. */
const SEARCH_DEBOUNCE_MS = 300;

interface SearchInput {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Value of a search field. Searches with a delay, trimmed; shows a name that was set elsewhere, for example by Back. */
export function useSearchInput(
  name: string,
  { maxLength, onSearch }: { readonly maxLength: number; readonly onSearch: (name: string) => void },
): SearchInput {
  const [input, setInput] = useState(name);
  const [searchedName, setSearchedName] = useState(name);
  const [lastName, setLastName] = useState(name);
  if (lastName !== name) {
    setLastName(name);
    // Not for the field's own search, which must not replace newer input.
    if (name !== searchedName) {
      setSearchedName(name);
      setInput(name);
    }
  }
  const search = useEffectEvent(onSearch);
  const query = input.trim();
  useEffect(() => {
    if (query === name) return undefined;
    const timer = setTimeout(() => {
      setSearchedName(query);
      search(query);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query, name]);
  return { value: input, onChange: (value) => setInput(value.slice(0, maxLength)) };
}
