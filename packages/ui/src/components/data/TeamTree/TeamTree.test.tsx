import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { TeamNode } from './TeamTree.tsx';
import { TeamTree } from './TeamTree.tsx';

const root: TeamNode = { id: 'amihan', name: 'Amihan', count: '46 below', hasChildren: true };
const child: TeamNode = { id: 'kidlat', name: 'Kidlat', hasChildren: false };
const item = (name: RegExp) => screen.findByRole('treeitem', { name });

function renderTree(loadChildren: (id: string) => Promise<readonly TeamNode[]>) {
  const onChange = vi.fn();
  const texts = { loading: 'Loading', failed: 'Not loaded. Try again' };
  const { user } = renderInBrand(
    <TeamTree label="Agents" roots={[root]} loadChildren={loadChildren} onChange={onChange} texts={texts} />,
  );
  return { user, onChange };
}

test('loads a level once, when its node is opened', async () => {
  const loadChildren = vi.fn(() => Promise.resolve([child]));
  const { user } = renderTree(loadChildren);
  await user.click(await screen.findByText('Amihan'));
  expect(loadChildren).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight}');
  await item(/^Kidlat/u);
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  expect(loadChildren).toHaveBeenCalledExactlyOnceWith('amihan');
});

test('selects a node when it is pressed, without opening it', async () => {
  const loadChildren = vi.fn(() => Promise.resolve([child]));
  const { user, onChange } = renderTree(loadChildren);
  await user.click(await screen.findByText('Amihan'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('amihan');
  expect(loadChildren).not.toHaveBeenCalled();
});

test('loads a failed branch again when its item is pressed, and keeps the focus in the tree', async () => {
  const loadChildren = vi.fn<() => Promise<readonly TeamNode[]>>();
  loadChildren.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce([child]);
  const { user, onChange } = renderTree(loadChildren);
  await user.click(await screen.findByText('Amihan'));
  await user.keyboard('{ArrowRight}');
  await item(/^Not loaded/u);
  await user.keyboard('{ArrowRight}{Enter}');
  await item(/^Kidlat/u);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('amihan');
  expect(screen.getByRole('tree').contains(document.activeElement)).toBe(true);
});
