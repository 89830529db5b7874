import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

test('focuses the field without changing the URL when its line is pressed', async () => {
  // jsdom does not implement scrolling.
  Element.prototype.scrollIntoView = vi.fn();
  const url = location.href;
  const ref = createRef<HTMLDivElement>();
  const { user } = renderInBrand(
    <>
      <ErrorSummary
        ref={ref}
        title="2 fields are wrong"
        errors={[
          { id: 'a', text: 'Enter A' },
          { id: 'b', text: 'Enter B' },
        ]}
      />
      <input id="a" aria-label="A" />
      <input id="b" aria-label="B" />
    </>,
  );
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '2 fields are wrong' }));
  await user.click(screen.getByRole('link', { name: 'Enter B' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'B' }));
  expect(location.href).toBe(url);
});
