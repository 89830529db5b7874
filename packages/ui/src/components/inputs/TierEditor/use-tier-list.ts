import { useEffect, useRef, useState } from 'react';
import type { TierDraft, TierEditorTexts, TierPart } from './tier-types.ts';

interface FocusTarget {
  id: string;
  part: TierPart;
}

interface Options {
  value: readonly TierDraft[];
  onChange: (value: readonly TierDraft[]) => void;
  createTier: () => TierDraft;
  texts: TierEditorTexts;
}

/** Changes of a list of tiers, with announcements; keeps the focus at what was changed. */
export function useTierList({ value, onChange, createTier, texts }: Options) {
  const ref = useRef<HTMLOListElement>(null);
  const target = useRef<FocusTarget>(undefined);
  const [announcement, setAnnouncement] = useState('');

  // Moving an element in the page drops its focus.
  useEffect(() => {
    if (!target.current) return;
    const { id, part } = target.current;
    target.current = undefined;
    const tier = [...(ref.current?.children ?? [])].find((item) => item.getAttribute('data-tier') === id);
    tier?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  }, [value]);

  return {
    ref,
    announcement,
    change: (index: number, tier: TierDraft) => onChange(value.with(index, tier)),
    add: () => {
      const tier = createTier();
      target.current = { id: tier.id, part: 'threshold' };
      setAnnouncement(texts.added(value.length + 1));
      onChange([...value, tier]);
    },
    remove: (index: number) => {
      const rest = value.filter((_, other) => other !== index);
      const next = rest[Math.min(index, rest.length - 1)];
      if (next) target.current = { id: next.id, part: 'remove' };
      setAnnouncement(texts.removed(index + 1));
      onChange(rest);
    },
    move: (index: number, step: -1 | 1, part: TierPart) => {
      const tier = value[index];
      const to = index + step;
      const other = value[to];
      if (!tier || !other) return;
      target.current = { id: tier.id, part };
      setAnnouncement(texts.moved(index + 1, to + 1));
      onChange(value.with(index, other).with(to, tier));
    },
  };
}
