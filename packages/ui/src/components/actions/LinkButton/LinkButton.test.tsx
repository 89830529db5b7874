import { render, screen } from '@testing-library/react';
import type { ComponentPropsWithRef } from 'react';
import { expect, test } from 'vitest';
import { LinkButton } from './LinkButton.tsx';

/** Fake router link. */
function RouterLink({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  return <a {...rest} href={`/base${to}`} />;
}

test('has the link attributes and not the style props', () => {
  render(
    <LinkButton href="/register" variant="action" fullWidth>
      Sign up
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Sign up' });
  expect(link.getAttribute('href')).toBe('/register');
  expect(link.hasAttribute('variant') || link.hasAttribute('fullwidth')).toBe(false);
});

test('uses the given component with its own props', () => {
  render(
    <LinkButton component={RouterLink} to="/forget" variant="link">
      Forgot password
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe('/base/forget');
});

test('resets native button styles when the component is a button', () => {
  render(
    <LinkButton component="button" type="button" variant="link">
      Read the terms
    </LinkButton>,
  );
  const { borderTopWidth, backgroundImage, backgroundColor } = getComputedStyle(screen.getByRole('button'));
  expect(borderTopWidth).toBe('0px');
  expect([backgroundImage, backgroundColor]).not.toContain('buttonface');
});
