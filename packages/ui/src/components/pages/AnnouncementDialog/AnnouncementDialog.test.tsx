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

test('closes with and without the choice not to show them again today', async () => {
  const { user, onClose } = setUp();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenLastCalledWith({ quietToday: false });
  await user.click(screen.getByRole('button', { name: 'Not again today' }));
  expect(onClose).toHaveBeenLastCalledWith({ quietToday: true });
});

test('closes on Escape and by a press on the backdrop, but not by a press that only ends there', async () => {
  const { user, onClose } = setUp();
  const dialog = screen.getByRole('dialog');
  const backdrop = dialog.parentElement ?? document.body;
  await user.pointer([{ keys: '[MouseLeft>]', target: dialog }, { target: backdrop }, { keys: '[/MouseLeft]' }]);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(backdrop);
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  // Another dialog is above.
  backdrop.setAttribute('aria-hidden', 'true');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('keeps focus and scrolling in the dialog while open, and returns the focus', () => {
  const dialog = (open: boolean) => (
    <>
      <button type="button">Behind</button>
      <AnnouncementDialog open={open} onClose={vi.fn()} items={items} empty="None" texts={texts} />
    </>
  );
  const { container, rerender } = renderInBrand(dialog(false));
  const behind = screen.getByRole('button', { name: 'Behind' });
  behind.focus();
  rerender(dialog(true));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Announcements' }));
  expect(container.hasAttribute('inert')).toBe(true);
  expect(document.documentElement.style.overflow).toBe('hidden');
  rerender(dialog(false));
  expect(container.hasAttribute('inert')).toBe(false);
  expect(document.documentElement.style.overflow).toBe('');
  expect(document.activeElement).toBe(behind);
});

test('shows a single announcement without a list', async () => {
  renderInBrand(<AnnouncementDialog open onClose={vi.fn()} items={items.slice(0, 1)} empty="None" texts={texts} />);
  expect(await screen.findByText('Text 1')).toBeDefined();
  expect(screen.queryByLabelText('Titles')).toBeNull();
});
