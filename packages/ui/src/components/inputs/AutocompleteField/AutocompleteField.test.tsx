import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { AutocompleteField } from './AutocompleteField.tsx';

const options = [
  { value: 'PH', label: 'Philippines' },
  { value: 'PT', label: 'Portugal' },
  { value: 'JP', label: 'Japan' },
];

function Country({ onChange }: { onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const choose = (next: string | null) => {
    setValue(next);
    onChange(next);
  };
  return <AutocompleteField label="Country" options={options} value={value} onChange={choose} emptyLabel="None fits" />;
}

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('filters options while typing and selects the first on Enter', async () => {
  const onChange = vi.fn();
  const { user } = renderInBrand(<Country onChange={onChange} />);
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.keyboard('po');
  expect(names()).toEqual(['Portugal']);
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('PT');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'Portugal');
});

test('shows that nothing matches and restores the selection on blur', async () => {
  const { user } = renderInBrand(<Country onChange={() => {}} />);
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.keyboard('xyz');
  expect(screen.getByRole('status').textContent).toBe('None fits');
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', '');
});

test('shows all options and reports typed text when onType is set', async () => {
  const onType = vi.fn();
  const { user } = renderInBrand(
    <AutocompleteField
      label="Game"
      options={options}
      value={null}
      onChange={() => {}}
      onType={onType}
      emptyLabel="None fits"
    />,
  );
  await user.click(screen.getByRole('combobox', { name: 'Game' }));
  await user.keyboard('z');
  expect(onType).toHaveBeenLastCalledWith('z');
  expect(names()).toHaveLength(3);
});
