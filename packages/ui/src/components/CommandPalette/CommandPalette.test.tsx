import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../testing/render.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const groups = [
  {
    id: 'games',
    label: 'Games',
    items: [
      { id: 'a', label: 'Alpha' },
      { id: 'b', label: 'Beta' },
    ],
  },
  { id: 'pages', label: 'Pages', items: [{ id: 'c', label: 'Gamma' }] },
];

function Held({ onSelect, hotkey }: { onSelect: (id: string) => void; hotkey?: string }) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <CommandPalette
      open={open}
      onOpenChange={setOpen}
      hotkey={hotkey}
      label="Search"
      placeholder="Anything"
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      onSelect={(item) => onSelect(item.id)}
      loadingText="Searching"
      emptyText="Nothing"
      errorText="Failed"
      retryLabel="Again"
      onRetry={vi.fn()}
      closeLabel="Close"
    />
  );
}

async function setUp() {
  const onSelect = vi.fn<(id: string) => void>();
  const { user } = renderInBrand(<Held onSelect={onSelect} hotkey="k" />);
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { user, onSelect };
}

const selected = () => screen.getByRole('option', { selected: true }).textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('opens by its shortcut; arrows cycle through all groups and Enter selects', async () => {
  const { user, onSelect } = await setUp();
  expect(selected()).toBe('Alpha');
  await user.keyboard('{ArrowUp}');
  expect(selected()).toBe('Gamma');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toBe('Beta');
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('b');
  await isClosed();
});

test('clears the text on Escape and closes only when empty', async () => {
  const { user } = await setUp();
  await user.keyboard('abc{Escape}');
  expect(screen.getByRole('combobox')).toHaveProperty('value', '');
  expect(screen.getByRole('dialog')).toBeDefined();
  await user.keyboard('{Escape}');
  await isClosed();
});

test('has no shortcut without a letter, and ignores the letter alone', async () => {
  const plain = renderInBrand(<Held onSelect={vi.fn()} />);
  await plain.user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  plain.unmount();
  const keyed = renderInBrand(<Held onSelect={vi.fn()} hotkey="k" />);
  await keyed.user.keyboard('k');
  expect(screen.queryByRole('dialog')).toBeNull();
});
