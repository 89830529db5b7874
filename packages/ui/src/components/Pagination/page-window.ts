export type PageSlot = { kind: 'page'; page: number } | { kind: 'gap'; id: string };

/** Pages to show: first and last, the current one with neighbours, and gaps. */
export function pageSlots(current: number, pages: number): PageSlot[] {
  const from = Math.max(2, Math.min(current - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(current + 1, 5));
  const shown = new Set([1, pages]);
  for (let page = from; page <= to; page += 1) shown.add(page);
  // A gap of one page takes the same space as the page itself.
  if (from === 3) shown.add(2);
  if (to === pages - 2) shown.add(pages - 1);
  const slots: PageSlot[] = [];
  let previous = 0;
  for (const page of [...shown].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b)) {
    if (page - previous > 1) slots.push({ kind: 'gap', id: `after-${previous}` });
    slots.push({ kind: 'page', page });
    previous = page;
  }
  return slots;
}
