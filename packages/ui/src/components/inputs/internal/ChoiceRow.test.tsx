import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';

const items = [
  { value: 'all', label: 'All' },
  { value: 'new', label: 'New' },
];

test('keeps the selections of two rows apart when their values are equal', async () => {
  const first = vi.fn<(value: string) => void>();
  const second = vi.fn<(value: string) => void>();
  const { user } = renderInBrand(
    <>
      <ChoiceRow label="Makers" items={items} value="all" onChange={first} />
      <ChoiceRow label="Kinds" items={items} value="all" onChange={second} />
    </>,
  );
  await user.click(screen.getAllByRole('radio', { name: 'New' })[1] ?? document.body);
  expect(second).toHaveBeenCalledExactlyOnceWith('new');
  expect(first).not.toHaveBeenCalled();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});

test('shows links and marks the current link when items have a link target', () => {
  const RouterLink = ({ to, ...rest }: { to: string }) => <a href={`/app${to}`} {...rest} />;
  renderInBrand(
    <ChoiceRow
      label="Makers"
      linkComponent={RouterLink}
      items={items.map((item) => ({ ...item, link: { to: `/${item.value}` } }))}
      value="new"
    />,
  );
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/app/new');
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/app/all');
});
