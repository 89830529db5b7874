import { useEffect, useRef, useState } from 'react';

/** Debounce time of typing in ms. */
const REST = 300;

export interface SearchBox {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Search text with debounce, trimmed and limited to `longest`; Back and reset update the field too. */
export function useSearchBox(
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
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === name) return undefined;
    const timer = setTimeout(() => {
      setSent(wanted);
      search.current(wanted);
    }, REST);
    return () => clearTimeout(timer);
  }, [wanted, name]);
  return { value: typed, onChange: (value) => setTyped(value.slice(0, longest)) };
}
