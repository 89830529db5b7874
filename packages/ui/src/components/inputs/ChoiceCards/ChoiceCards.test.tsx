import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';

const cards = [
  { value: 'wallet', label: 'Lakbay Wallet', caption: 'Instant', icon: 'L' },
  { value: 'card', label: 'Card', caption: 'Closed for now', icon: 'C', disabled: true },
] as const;

test('selects a card when it is pressed, unless it is disabled', async () => {
  const onChange = vi.fn();
  const { user } = renderInBrand(<ChoiceCards label="Pay with" cards={cards} value="" onChange={onChange} />);
  await user.click(screen.getByRole('radio', { name: 'Card Closed for now' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: 'Lakbay Wallet Instant' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('wallet');
});

test('shows the icon when the image fails to load', () => {
  const [wallet, card] = cards;
  const { container } = renderInBrand(
    <ChoiceCards
      label="Pay with"
      cards={[
        { ...wallet, image: '/wallet.svg' },
        { ...card, image: '/card.svg' },
      ]}
      value=""
      onChange={() => {}}
    />,
  );
  expect(screen.queryByText('L')).toBeNull();
  const [image] = container.querySelectorAll('img');
  if (image === undefined) throw new Error('There is no image.');
  fireEvent.error(image);
  expect(screen.queryByText('L')).not.toBeNull();
  expect(screen.queryByText('C')).toBeNull();
});
