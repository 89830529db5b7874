import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { FilePreview } from './FilePreview.tsx';

const openLabel = (name: string) => `Open ${name}`;

test('opens a picture large and returns the focus', async () => {
  const { user } = renderInBrand(
    <FilePreview
      file={{ id: 'a', name: 'slip.png', state: 'done', preview: 'data:,' }}
      openLabel={openLabel}
      closeLabel="Close"
    />,
  );
  const opener = screen.getByRole('button', { name: 'Open slip.png' });
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'slip.png' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('opens a PDF in a new tab', () => {
  renderInBrand(
    <FilePreview
      file={{ id: 'a', name: 'a.pdf', kind: 'pdf', state: 'done', preview: '/a.pdf' }}
      openLabel={openLabel}
    />,
  );
  const link = screen.getByRole('link', { name: 'Open a.pdf' });
  expect(link.getAttribute('href')).toBe('/a.pdf');
  expect(link.getAttribute('target')).toBe('_blank');
});
