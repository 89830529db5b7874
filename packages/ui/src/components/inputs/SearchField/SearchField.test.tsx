import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { SearchField } from './SearchField.tsx';

function ControlledField({ isCollapsed = false, initialValue = '' }: { isCollapsed?: boolean; initialValue?: string }) {
  const [value, setValue] = useState(initialValue);
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
  const { user } = renderInBrand(<ControlledField isCollapsed />);
  await user.click(screen.getByRole('button', { name: 'Open search' }));
  await user.keyboard('gold');
  expect(screen.queryByRole('button', { name: 'Close search' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(box()).toHaveProperty('value', '');
  await user.keyboard('{Escape}');
  expect(box()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open search' })));
});

test('stays open and focused when its text is cleared', async () => {
  const { user } = renderInBrand(<ControlledField isCollapsed initialValue="gold" />);
  await user.click(screen.getByRole('button', { name: 'Empty' }));
  expect(document.activeElement).toBe(box());
  expect(screen.getByRole('button', { name: 'Close search' })).toBeDefined();
});

test('stays open on Escape when it is not collapsible', async () => {
  const { user } = renderInBrand(<ControlledField />);
  await user.tab();
  await user.keyboard('a{Escape}{Escape}');
  expect(document.activeElement).toBe(box());
});
