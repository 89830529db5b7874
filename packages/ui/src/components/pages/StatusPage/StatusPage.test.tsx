import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { StatusPage } from './StatusPage.tsx';

test('shows title, actions and support details', () => {
  const heading = createRef<HTMLHeadingElement>();
  renderInBrand(
    <StatusPage
      ref={heading}
      eyebrow="404"
      title="There is no table here"
      text="The page has moved."
      actions={<a href="/">Home</a>}
      details={[{ label: 'Trace', value: '7f3a-91c2' }]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'There is no table here' })).toBe(heading.current);
  expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
  expect(screen.getByRole('term').textContent).toBe('Trace');
  expect(screen.getByRole('definition').textContent).toBe('7f3a-91c2');
  heading.current?.focus();
  expect(document.activeElement).toBe(heading.current);
});

test('has no details list when there are no details', () => {
  renderInBrand(<StatusPage title="Closed for an hour" icon="tool" headingLevel={2} />);
  expect(screen.queryByRole('term')).toBeNull();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Closed for an hour');
});
