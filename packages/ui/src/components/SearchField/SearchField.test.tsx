import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../testing/render.tsx';
import { SearchField } from './SearchField.tsx';

function Search({ isCollapsed = false, initially = '' }: { isCollapsed?: boolean; initially?: string }) {
  const [value, setValue] = useState(initially);
  const collapsed = { openLabel: 'Open search', closeLabel: 'Close search' };
  return (
    <SearchField
      label="Search games"
      clearLabel="Empty"
      value={value}
      onChange={setValue}
      {...(isCollapsed && { collapsed })}
    />
  );
}

const box = () => screen.queryByRole('searchbox', { name: 'Search games' });

test('stays open while it has text, by button and Escape [LOBBY-13]', async () => {
  const { user } = renderInBrand(<Search isCollapsed />);
  await user.click(screen.getByRole('button', { name: 'Open search' }));
  await user.keyboard('gold');
  expect(screen.queryByRole('button', { name: 'Close search' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(box()).toHaveProperty('value', '');
  await user.keyboard('{Escape}');
  expect(box()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open search' })));
});

test('starts open with text, and stays open and focused when cleared', async () => {
  const { user } = renderInBrand(<Search isCollapsed initially="gold" />);
  await user.click(screen.getByRole('button', { name: 'Empty' }));
  expect(document.activeElement).toBe(box());
  expect(screen.getByRole('button', { name: 'Close search' })).toBeDefined();
});

test('is always visible when not collapsible', async () => {
  const { user } = renderInBrand(<Search />);
  await user.tab();
  await user.keyboard('a{Escape}{Escape}');
  expect(document.activeElement).toBe(box());
});
