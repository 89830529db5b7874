import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { TierDraft, TierEditorProps } from './TierEditor.tsx';
import { TierEditor } from './TierEditor.tsx';

const draft = (id: string, threshold: string): TierDraft => ({ id, threshold, activeUsers: '1', rate: '10' });

function Controlled({ value: start, ...rest }: Partial<TierEditorProps>) {
  const [value, setValue] = useState(start ?? [draft('a', '100'), draft('b', '200')]);
  return (
    <TierEditor
      label="Tiers"
      value={value}
      onChange={setValue}
      createTier={() => draft('c', '')}
      max={3}
      currency="₱"
      texts={{
        threshold: 'Net loss from',
        activeUsers: 'Active from',
        rate: 'Share',
        tier: (position) => `Tier ${position}`,
        add: 'Add a tier',
        remove: (position) => `Remove tier ${position}`,
        moveUp: (position) => `Move tier ${position} up`,
        moveDown: (position) => `Move tier ${position} down`,
        moved: (from, to) => `Tier ${from} is now tier ${to}`,
        added: (position) => `Tier ${position} added`,
        removed: (position) => `Tier ${position} removed`,
      }}
      {...rest}
    />
  );
}

const thresholds = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Net loss from' }).map(({ value }) => value);
const button = (name: string) => screen.getByRole('button', { name });

test('adds a tier at the end and moves the focus to its threshold, up to the most tiers', async () => {
  const { user } = renderInBrand(<Controlled />);
  await user.click(button('Add a tier'));
  expect(thresholds()).toEqual(['100', '200', '']);
  await user.keyboard('300');
  expect(thresholds()).toEqual(['100', '200', '300']);
  expect(screen.getByRole('status').textContent).toBe('Tier 3 added');
  await user.click(button('Add a tier'));
  expect(thresholds()).toHaveLength(3);
});

test('keeps the focus on the button that moved a tier, and ignores it at the end', async () => {
  const { user } = renderInBrand(<Controlled />);
  await user.click(button('Move tier 1 down'));
  expect(thresholds()).toEqual(['200', '100']);
  expect(document.activeElement).toBe(button('Move tier 2 down'));
  await user.keyboard('{Enter}');
  expect(thresholds()).toEqual(['200', '100']);
});

test('moves a tier when Alt and an arrow are pressed in a field', async () => {
  const { user } = renderInBrand(<Controlled />);
  const second = screen.getByRole('group', { name: 'Tier 2' });
  await user.click(within(second).getByRole('textbox', { name: 'Share' }));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(thresholds()).toEqual(['200', '100']);
  expect(screen.getByRole('status').textContent).toBe('Tier 2 is now tier 1');
});

test('removes a tier with the focus on the next one, and keeps the last tier', async () => {
  const { user } = renderInBrand(<Controlled />);
  await user.click(button('Remove tier 1'));
  expect(thresholds()).toEqual(['200']);
  expect(document.activeElement).toBe(button('Remove tier 1'));
  await user.keyboard('{Enter}');
  expect(thresholds()).toEqual(['200']);
});

test('describes a field by its message', () => {
  renderInBrand(<Controlled errors={{ b: { rate: 'At most 30%' } }} />);
  const field = within(screen.getByRole('group', { name: 'Tier 2' })).getByRole('textbox', { name: 'Share' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('At most 30%');
});
