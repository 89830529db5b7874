import { useEffect, useRef, useState } from 'react';

/** Debounce time of typing in ms. */
const SEARCH_DEBOUNCE_MS = 300;

export interface SearchBox {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Search text with debounce, trimmed and limited to `longest`; Back and reset update the field too. */
export function useSearchInput(
  name: string,
  { longest, onSearch }: { longest: number; onSearch: (name: string) => void },
): SearchBox {
  const [typed, setTyped] = useState(name);
  const [sent, setSent] = useState(name);
  const [seen, setSeen] = useState(name);
  if (seen !== name) {
    setSeen(name);
    // The own search comes back through the URL while the user keeps typing.
    if (name !== sent) {
      setSent(name);
      setTyped(name);
    }
  }
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  const query = typed.trim();
  useEffect(() => {
    if (query === name) return undefined;
    const timer = setTimeout(() => {
      setSent(query);
      search.current(query);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query, name]);
  return { value: typed, onChange: (value) => setTyped(value.slice(0, longest)) };
}
