import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

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

interface ControlledPaletteProps extends Partial<Pick<CommandPaletteProps, 'hotkey' | 'status' | 'groups'>> {
  onSelect: (id: string) => void;
}

function ControlledPalette({ onSelect, hotkey, status, groups: shown = groups }: ControlledPaletteProps) {
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
      groups={shown}
      status={status}
      onSelect={(item) => {
        setOpen(false);
        onSelect(item.id);
      }}
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
  const { user } = renderInBrand(<ControlledPalette onSelect={onSelect} hotkey="k" />);
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { user, onSelect };
}

const selected = () => screen.getByRole('option', { selected: true }).textContent;
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('cycles through all groups by arrow keys and selects by Enter', async () => {
  const { user, onSelect } = await setUp();
  expect(selected()).toBe('Alpha');
  await user.keyboard('{ArrowUp}');
  expect(selected()).toBe('Gamma');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toBe('Beta');
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('b');
  await expectClosed();
});

test('clears the text on Escape and closes only when empty', async () => {
  const { user } = await setUp();
  await user.keyboard('abc{Escape}');
  expect(screen.getByRole('combobox')).toHaveProperty('value', '');
  expect(screen.getByRole('dialog')).toBeDefined();
  await user.keyboard('{Escape}');
  await expectClosed();
});

test('ignores the shortcut when no hotkey is set, and the hotkey without Control', async () => {
  const withoutHotkey = renderInBrand(<ControlledPalette onSelect={vi.fn()} />);
  await withoutHotkey.user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  withoutHotkey.unmount();
  const withHotkey = renderInBrand(<ControlledPalette onSelect={vi.fn()} hotkey="k" />);
  await withHotkey.user.keyboard('k');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows what the device finds while a server searches, and Enter waits for its first result', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const server = (items: CommandPaletteProps['groups'][number]['items']) => [
    { id: 'games', label: 'Games', matched: true, items },
    { id: 'pages', label: 'Pages', items: [{ id: 'c', label: 'Gamma' }] },
  ];
  const { user, rerender } = renderInBrand(
    <ControlledPalette onSelect={onSelect} hotkey="k" status="loading" groups={server([])} />,
  );
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await user.keyboard('gam');
  expect(selected()).toBe('Gamma');
  expect(screen.getByText('Searching')).toBeDefined();
  await user.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  rerender(<ControlledPalette onSelect={onSelect} hotkey="k" groups={server([{ id: 'g', label: 'Gambit' }])} />);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('g');
  await expectClosed();
});

test('moves the caret by Home and End in a text, and the active option without one', async () => {
  const { user } = await setUp();
  await user.keyboard('{End}');
  expect(selected()).toBe('Gamma');
  await user.keyboard('{Home}');
  expect(selected()).toBe('Alpha');
  await user.keyboard('a{End}');
  expect(selected()).toContain('Alpha');
});
