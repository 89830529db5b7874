import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';

const items = Array.from({ length: 10 }, (_, index) => ({
  id: String(index + 1),
  title: `Title ${index + 1}`,
  html: `<p>Text ${index + 1}</p>`,
  unread: index === 0,
}));

const texts = {
  title: 'Announcements',
  close: 'Close',
  list: 'Titles',
  unread: '(new)',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: (page: number, pages: number) => `${page} of ${pages}`,
  quietToday: 'Not again today',
  loading: 'Loading',
};

// jsdom matches no media query, so this is the phone layout.
function setUp() {
  const onClose = vi.fn();
  const onRead = vi.fn();
  const view = renderInBrand(
    <AnnouncementDialog open onClose={onClose} onRead={onRead} items={items} empty="None" texts={texts} />,
  );
  return { ...view, onClose, onRead };
}

const titles = () => within(screen.getByLabelText('Titles')).getAllByRole('button', { hidden: true });

test('shows nine titles per page with pagination [ANN-02]', async () => {
  const { user } = setUp();
  expect(titles()).toHaveLength(9);
  expect(titles()[0]?.textContent).toContain('(new)');
  await user.click(screen.getByLabelText('Next page'));
  expect(titles().map((title) => title.textContent)).toEqual(['Title 10']);
  expect(screen.getByText('2 of 2')).toBeDefined();
});

test('shows the first announcement initially, and another when selected [ANN-03]', async () => {
  const { user, onRead } = setUp();
  expect(await screen.findByText('Text 1')).toBeDefined();
  expect(onRead).toHaveBeenCalledExactlyOnceWith('1');
  await user.click(screen.getByRole('button', { name: 'Title 2' }));
  expect(await screen.findByText('Text 2')).toBeDefined();
  expect(screen.queryByText('Text 1')).toBeNull();
  expect(onRead).toHaveBeenLastCalledWith('2');
});

test('passes the choice not to show it again today to onClose', async () => {
  const { user, onClose } = setUp();
  await user.click(screen.getByLabelText('Close'));
  expect(onClose).toHaveBeenLastCalledWith({ quietToday: false });
  await user.click(screen.getByLabelText('Not again today'));
  await user.click(screen.getByLabelText('Close'));
  expect(onClose).toHaveBeenLastCalledWith({ quietToday: true });
});
