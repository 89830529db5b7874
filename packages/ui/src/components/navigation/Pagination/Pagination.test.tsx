import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { Pagination } from './Pagination.tsx';

function setUp(page: number, pages: number, linkOf?: (page: number) => { href: string }) {
  const onChange = vi.fn<(page: number) => void>();
  const view = renderInBrand(
    <Pagination
      label="Pages"
      page={page}
      pages={pages}
      onChange={onChange}
      previousLabel="Back"
      nextLabel="On"
      pageLabel={(number) => `Page ${number}`}
      linkOf={linkOf}
    />,
  );
  return { ...view, onChange };
}

const slotText = () =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .map((item) => item.textContent)
    .filter(Boolean)
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [16, 20, '1 … 15 16 17 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
  [3, 6, '1 2 3 4 5 6'],
  [4, 7, '1 2 3 4 5 6 7'],
])('page %i of %i shows %s', (page, pages, expected) => {
  setUp(page, pages);
  expect(slotText()).toBe(expected);
});

test('goes to pages and steps within the list; the current page is inactive [LOBBY-10]', async () => {
  const { user, onChange } = setUp(1, 3);
  await user.click(screen.getByRole('button', { name: 'Page 1', current: 'page' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'On' }));
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(onChange.mock.calls).toEqual([[2], [3]]);
});

test('shows links when linkOf is given', () => {
  setUp(2, 3, (page) => ({ href: `?page=${page}` }));
  expect(screen.getByRole('link', { name: 'On' }).getAttribute('href')).toBe('?page=3');
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
});
