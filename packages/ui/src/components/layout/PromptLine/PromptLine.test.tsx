import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PromptLine } from './PromptLine.tsx';

test('shows question and link in one paragraph', () => {
  render(<PromptLine link={<a href="#register">Create an account</a>}>New here?</PromptLine>);
  expect(screen.getByRole('paragraph').textContent).toBe('New here?Create an account');
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeDefined();
});
