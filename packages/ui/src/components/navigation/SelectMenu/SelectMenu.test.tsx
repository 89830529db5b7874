import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { SelectMenu } from './SelectMenu.tsx';

const options = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'fil', label: 'Filipino', lang: 'fil' },
  { value: 'th', label: 'ไทย', lang: 'th' },
] as const;

function setUp(iconOnly = false) {
  const onChange = vi.fn<(value: string) => void>();
  const view = renderInBrand(
    <SelectMenu label="Language" options={options} value="fil" onChange={onChange} iconOnly={iconOnly} />,
  );
  return { ...view, onChange, button: () => screen.getByRole('button', { name: /Language/ }) };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

test('names the selection on the button, also with only an icon', () => {
  const { button, unmount } = setUp();
  expect(button().textContent).toContain('Filipino');
  unmount();
  setUp(true);
  expect(screen.getByRole('button', { name: /Language.*Filipino/ })).toBeDefined();
});

test('opens at the selected option, marked and in its own language', async () => {
  const { user, button } = setUp();
  const trigger = button();
  await user.click(trigger);
  const menu = await screen.findByRole('menu', { name: 'Language' });
  expect(trigger.getAttribute('aria-controls')).toBe(menu.id);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  const chosen = screen.getByRole('menuitemradio', { name: 'Filipino', checked: true });
  expect(screen.getAllByRole('menuitemradio', { checked: false })).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(chosen));
  expect(screen.getByText('ไทย').getAttribute('lang')).toBe('th');
});

test('selects by arrow and Enter, and returns the focus', async () => {
  const { user, button, onChange } = setUp();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Filipino'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('th');
  await expectClosed();
  expect(document.activeElement).toBe(button());
});

test('does not call onChange when the selected option is chosen again', async () => {
  const { user, button, onChange } = setUp();
  await user.click(button());
  await user.click(await screen.findByRole('menuitemradio', { name: 'Filipino' }));
  await expectClosed();
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['{Escape}', '{Tab}'])('closes without selecting on %s and returns the focus', async (key) => {
  const { user, button, onChange } = setUp();
  await user.click(button());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Filipino'));
  await user.keyboard(key);
  await expectClosed();
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute('aria-expanded')).toBe('false');
});
