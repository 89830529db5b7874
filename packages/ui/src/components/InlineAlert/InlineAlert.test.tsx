import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { InlineAlert } from './index.ts';

test.each([
  ['assertive', 'alert'],
  ['polite', 'status'],
] as const)('a message that is %s is read as %s', (live, role) => {
  render(
    <InlineAlert tone="danger" title="Not logged in" live={live} action={<button type="button">Try again</button>}>
      The server did not answer.
    </InlineAlert>,
  );
  const alert = screen.getByRole(role);
  expect(alert.textContent).toBe('Not logged inThe server did not answer.Try again');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a message that was there before is not read out', () => {
  render(<InlineAlert tone="info">Maintenance tonight</InlineAlert>);
  expect(screen.queryByRole('alert') ?? screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Maintenance tonight')).toBeDefined();
});

test('the focus can be moved to a message', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <InlineAlert tone="warning" ref={ref}>
      Check your entries
    </InlineAlert>,
  );
  ref.current?.focus();
  expect(document.activeElement?.textContent).toBe('Check your entries');
});
