import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { SearchList } from './SearchList.tsx';

function setUp(value?: string) {
  const onChoose = vi.fn<(id: string) => void>();
  const onClose = vi.fn<(reason: string) => void>();
  const view = renderInBrand(
    <SearchList
      label="Countries"
      searchLabel="Find"
      noMatchLabel="None"
      options={['Japan', 'Türkiye', 'Viet Nam'].map((name) => ({ id: name, searchText: name, content: name }))}
      value={value}
      onChoose={onChoose}
      onClose={onClose}
      maxHeight="200px"
    />,
  );
  return { ...view, onChoose, onClose };
}

const highlighted = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent;

test('starts at the chosen option, moves by arrow keys and chooses by Enter, also the same option', async () => {
  const { user, onChoose } = setUp('Türkiye');
  expect(highlighted()).toBe('Türkiye');
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Viet Nam');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Türkiye');
});

test('finds text regardless of case, diacritics and spaces around it', async () => {
  const { user } = setUp();
  await user.keyboard(' turkiye ');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Türkiye']);
});

test('announces that nothing matches and reports Escape', async () => {
  const { user, onChoose, onClose } = setUp();
  await user.keyboard('xyz{Enter}');
  expect(screen.getByRole('status').textContent).toBe('None');
  expect(onChoose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
});
