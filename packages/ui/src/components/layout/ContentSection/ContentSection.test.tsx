import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentSection } from './ContentSection.tsx';

test('is named by its title', () => {
  render(
    <ContentSection title="Recent deposits" headingLevel={3}>
      None
    </ContentSection>,
  );
  expect(screen.getByRole('region', { name: 'Recent deposits' }).textContent).toContain('None');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Recent deposits');
});
