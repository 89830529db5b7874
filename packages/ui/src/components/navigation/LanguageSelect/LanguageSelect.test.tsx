import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

const options = [
  { value: 'en', label: 'English', name: 'English' },
  { value: 'fil', label: 'Filipino', name: 'Filipino' },
  { value: 'th', label: 'ไทย', name: 'Thai' },
  { value: 'vi', label: 'Tiếng Việt', name: 'Vietnamese' },
];

async function setUp() {
  const onChange = vi.fn<(value: string) => void>();
  const { user } = renderInBrand(
    <LanguageSelect
      label="Language"
      options={options}
      value="fil"
      onChange={onChange}
      searchLabel="Find a language"
      emptyText="No such language"
    />,
  );
  const button = screen.getByRole('button', { name: /Language.*Filipino/ });
  await user.click(button);
  const field = await screen.findByRole('combobox', { name: 'Find a language' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { user, onChange, button };
}

test('opens at the selected language and lists each in its own name', async () => {
  await setUp();
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Filipino');
  expect(screen.getByText('ไทย').getAttribute('lang')).toBe('th');
});

test.each([
  ['thai', 'th'],
  ['tieng', 'vi'],
  ['VIỆT', 'vi'],
])('finds a language by %s and selects it on Enter', async (query, expected) => {
  const { user, onChange, button } = await setUp();
  await user.keyboard(`${query}{Enter}`);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expected);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('announces that nothing matches and selects nothing on Enter', async () => {
  const { user, onChange } = await setUp();
  await user.keyboard('klingon{Enter}');
  expect(screen.getByRole('status').textContent).toBe('No such language');
  expect(onChange).not.toHaveBeenCalled();
});
