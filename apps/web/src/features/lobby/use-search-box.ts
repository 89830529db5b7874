import { useEffect, useRef, useState } from 'react';

/** How long a hand rests before what it typed is searched for, in milliseconds. */
const REST = 300;

export interface SearchBox {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A box whose words are searched for once they are finished, trimmed and cut to `longest`; Back and a reset change the box too. */
export function useSearchBox(
  name: string,
  { longest, onSearch }: { longest: number; onSearch: (name: string) => void },
): SearchBox {
  const [typed, setTyped] = useState(name);
  const [sent, setSent] = useState(name);
  const [seen, setSeen] = useState(name);
  if (seen !== name) {
    setSeen(name);
    // A search of its own comes back through the address, while the next letters are being typed.
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
