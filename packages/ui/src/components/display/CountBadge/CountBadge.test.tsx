import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge } from './CountBadge.tsx';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows a count of %i as %s, with the label for screen readers', (count, shown) => {
  const { container, getByText } = render(<CountBadge count={count} label="So many messages" />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(shown);
  expect(getByText('So many messages').closest('[aria-hidden]')).toBeNull();
});

test.each([0, -1])('shows no badge for a count of %i', (count) => {
  const alone = render(<CountBadge count={count} label="None" />);
  expect(alone.container.textContent).toBe('');
  const attached = render(
    <CountBadge count={count} label="None">
      Messages
    </CountBadge>,
  );
  expect(attached.container.textContent).toBe('Messages');
});
