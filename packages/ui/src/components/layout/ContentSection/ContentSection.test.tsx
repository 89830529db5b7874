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

test('is no landmark when others have the same title', () => {
  render(
    <ContentSection title="Complaint" landmark={false}>
      None
    </ContentSection>,
  );
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Complaint' })).toBeDefined();
});
