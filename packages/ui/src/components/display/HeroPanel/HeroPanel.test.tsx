import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { HeroPanel } from './HeroPanel.tsx';

test('shows text and actions at the given heading level, with decorative line art', () => {
  const { container } = renderInBrand(
    <HeroPanel
      headingLevel={1}
      eyebrow="Tonight"
      title="Take a seat"
      text="Slots and tables"
      actions={<button type="button">Log in</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Take a seat' })).toBeDefined();
  expect(screen.getByText('Tonight')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  for (const svg of container.querySelectorAll('svg')) expect(svg.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Tonight').closest('[data-ground="panel"]')).not.toBeNull();
});

test('has no line art when engraving is none', () => {
  const { container } = renderInBrand(<HeroPanel title="Take a seat" engraving="none" />);
  expect(container.querySelectorAll('svg')).toHaveLength(0);
});
