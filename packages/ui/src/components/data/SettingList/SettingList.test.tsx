import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { SettingList } from './SettingList.tsx';

test('shows each entry with its state and its control', () => {
  renderInBrand(
    <SettingList
      title="Devices"
      settings={[
        {
          id: 'a',
          icon: 'phone',
          title: 'Browser on Android',
          note: 'Quezon City',
          action: <button type="button">End</button>,
        },
        { id: 'b', title: 'Browser on macOS' },
      ]}
    />,
  );
  const [first, second] = within(screen.getByRole('region', { name: 'Devices' })).getAllByRole('listitem');
  expect(first?.textContent).toBe('Browser on AndroidQuezon CityEnd');
  expect(second?.textContent).toBe('Browser on macOS');
});

test('shows a text in place of entries, but not while they are unknown', () => {
  const { rerender } = renderInBrand(<SettingList title="Places" settings={[]} empty="None yet" />);
  expect(screen.getByText('None yet')).toBeDefined();
  rerender(<SettingList title="Places" settings={[]} empty="None yet" loading={2} />);
  expect(screen.queryByText('None yet')).toBeNull();
  expect(screen.getByRole('region', { name: 'Places' }).getAttribute('aria-busy')).toBe('true');
});
