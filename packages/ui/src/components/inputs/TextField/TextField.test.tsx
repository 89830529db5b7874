import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { TextField } from './TextField.tsx';

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

test('focuses the field when its label is pressed', async () => {
  const { user } = renderInBrand(<TextField label="Username" name="user" />);
  await user.click(screen.getByText('Username'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Username' }));
});

test('is invalid and described by the error, then the hint, when it has an error', () => {
  const { rerender } = renderInBrand(<TextField label="Username" hint="As you registered it" />);
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(descriptionOf(field)).toBe('As you registered it');

  rerender(<TextField label="Username" hint="As you registered it" error="Enter your username" />);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field)).toBe('Enter your username | As you registered it');
});

test('has no description when it has no hint and no error', () => {
  renderInBrand(<TextField label="Username" error="" />);
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('accepts the props of register()', async () => {
  const registered = { name: 'userId', ref: vi.fn(), onChange: vi.fn(), onBlur: vi.fn() };
  const { user } = renderInBrand(<TextField label="Username" {...registered} />);
  const field = screen.getByRole('textbox', { name: 'Username' });
  await user.type(field, 'ana');
  await user.tab();
  expect(registered.ref).toHaveBeenCalledWith(field);
  expect(field.getAttribute('name')).toBe('userId');
  expect(registered.onChange).toHaveBeenCalledTimes(3);
  expect(registered.onBlur).toHaveBeenCalledTimes(1);
});
