import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CollapsibleList } from './CollapsibleList.tsx';

const items = ['one', 'two', 'three'].map((id) => ({ id, title: `Title ${id}`, content: `Content ${id}` }));
const title = (id: string) => screen.getByRole('button', { name: `Title ${id}` });

test('closes the open item when another opens', async () => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn();
  render(<CollapsibleList items={items} defaultOpenId="one" onOpenChange={onOpenChange} />);
  expect(screen.getByRole('region', { name: 'Title one' }).textContent).toBe('Content one');
  await user.click(title('two'));
  expect(screen.queryByText('Content one')).toBeNull();
  expect(screen.getByRole('region', { name: 'Title two' })).toBeDefined();
  expect(title('two').getAttribute('aria-expanded')).toBe('true');
  expect(onOpenChange).toHaveBeenLastCalledWith('two');
});

test('closes the open item when pressed', async () => {
  const user = userEvent.setup();
  render(<CollapsibleList items={items} defaultOpenId="one" />);
  await user.click(title('one'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(title('one').getAttribute('aria-expanded')).toBe('false');
});

test('leaves the open item to the caller when it decides, and marks unread ones', async () => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn();
  const list = (openId: string | null) => (
    <CollapsibleList
      items={items.map((item, index) => ({ ...item, unread: index === 0 ? '(new)' : undefined, anchor: item.id }))}
      openId={openId}
      onOpenChange={onOpenChange}
    />
  );
  const { rerender } = render(list(null));
  const first = screen.getByRole('button', { name: /\(new\)/ });
  await user.click(first);
  expect(onOpenChange).toHaveBeenLastCalledWith('one');
  expect(screen.queryByRole('region')).toBeNull();
  rerender(list('one'));
  expect(document.getElementById('one')?.contains(screen.getByRole('region'))).toBe(true);
  await user.click(first);
  expect(onOpenChange).toHaveBeenLastCalledWith(undefined);
  expect(screen.getByRole('region')).toBeDefined();
});
