import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { InlineAlert } from './InlineAlert.tsx';

test.each([
  ['assertive', 'alert'],
  ['polite', 'status'],
] as const)('announces a %s message by role %s', (live, role) => {
  renderInBrand(
    <InlineAlert tone="danger" title="Not logged in" live={live} action={<button type="button">Try again</button>}>
      The server did not answer.
    </InlineAlert>,
  );
  const alert = screen.getByRole(role);
  expect(alert.textContent).toBe('Not logged inThe server did not answer.Try again');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('does not announce an initial message', () => {
  renderInBrand(<InlineAlert tone="info">Maintenance tonight</InlineAlert>);
  expect(screen.queryByRole('alert') ?? screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Maintenance tonight')).toBeDefined();
});

test('can be focused when it has a ref', () => {
  const ref = createRef<HTMLDivElement>();
  renderInBrand(
    <InlineAlert tone="warning" ref={ref}>
      Check your entries
    </InlineAlert>,
  );
  ref.current?.focus();
  expect(document.activeElement?.textContent).toBe('Check your entries');
});
