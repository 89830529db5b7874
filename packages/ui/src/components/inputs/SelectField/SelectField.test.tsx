import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: 'PH', label: 'Philippines' },
  { value: 'JP', label: 'Japan' },
  { value: 'XX', label: 'Nowhere', disabled: true },
];

test('starts with a placeholder that cannot be selected', async () => {
  const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
  const { user } = renderInBrand(
    <SelectField label="Nationality" placeholder="Choose one" options={options} onChange={onChange} />,
  );
  const select = screen.getByRole('combobox', { name: 'Nationality' });
  expect(select).toHaveProperty('value', '');
  await user.selectOptions(select, 'Japan');
  expect(onChange.mock.results.at(-1)?.value).toBe('JP');
  await user.selectOptions(select, ['XX']);
  expect(select).toHaveProperty('value', 'JP');
});

test('is described by its error', () => {
  renderInBrand(<SelectField label="Nationality" error="Choose one" options={options} />);
  const select = screen.getByRole('combobox', { name: 'Nationality' });
  expect(select.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose one');
});
