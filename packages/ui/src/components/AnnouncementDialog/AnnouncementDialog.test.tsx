import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../testing/render.tsx';
import { AnnouncementDialog } from './index.ts';

const items = Array.from({ length: 10 }, (_, index) => ({
  id: String(index + 1),
  title: `Title ${index + 1}`,
  html: `<p>Text ${index + 1}</p>`,
  unread: index === 0,
}));

const texts = {
  title: 'Announcements',
  close: 'Close',
  back: 'Back',
  list: 'Titles',
  unread: '(new)',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: (page: number, pages: number) => `${page} of ${pages}`,
  quietToday: 'Not again today',
  loading: 'Loading',
};

// jsdom knows no media, so this is the layout of phones.
function setUp() {
  const onClose = vi.fn();
  const onRead = vi.fn();
  const view = renderInBrand(
    <AnnouncementDialog open onClose={onClose} onRead={onRead} items={items} empty="None" texts={texts} />,
  );
  return { ...view, onClose, onRead };
}

const titles = () => within(screen.getByLabelText('Titles')).getAllByRole('button', { hidden: true });

test('lists nine titles a page and turns to the others [ANN-02]', () => {
  setUp();
  expect(titles()).toHaveLength(9);
  expect(titles()[0]?.textContent).toContain('(new)');
  fireEvent.click(screen.getByLabelText('Next page'));
  expect(titles().map((title) => title.textContent)).toEqual(['Title 10']);
  expect(screen.getByText('2 of 2')).toBeDefined();
});

test('shows the HTML of the title that is chosen, and leads back to it in the list [ANN-03]', async () => {
  const { user, onRead } = setUp();
  await user.click(screen.getByText('Title 2'));
  expect(await screen.findByText('Text 2')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Title 2' }));
  expect(onRead).toHaveBeenCalledExactlyOnceWith('2');
  await user.click(screen.getByLabelText('Back'));
  expect(document.activeElement).toBe(screen.getByText('Title 2').closest('button'));
});

test('tells whether it shall come up again today', async () => {
  const { user, onClose } = setUp();
  await user.click(screen.getByLabelText('Close'));
  expect(onClose).toHaveBeenLastCalledWith({ quietToday: false });
  await user.click(screen.getByLabelText('Not again today'));
  await user.click(screen.getByLabelText('Close'));
  expect(onClose).toHaveBeenLastCalledWith({ quietToday: true });
});
