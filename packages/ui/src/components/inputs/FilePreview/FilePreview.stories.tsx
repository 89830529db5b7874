import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FilePreview } from './FilePreview.tsx';

const preview = new URL('../../../../.storybook/covers/slider-scene.svg', import.meta.url).href;

const meta = {
  title: 'Inputs/FilePreview',
  component: FilePreview,
  args: {
    file: { id: 'a', name: 'receipt-2026-11-21.png', size: '1.2 MB', state: 'done', preview },
    onRemove: fn(),
    onRetry: fn(),
    removeLabel: (name) => `Remove ${name}`,
    cancelLabel: (name) => `Cancel ${name}`,
    retryLabel: (name) => `Send ${name} again`,
    openLabel: (name) => `Open ${name}`,
    closeLabel: 'Close',
    stateText: ({ state, progress = 0 }) =>
      ({ uploading: `${Math.round(progress * 100)} % sent`, done: 'Sent', failed: 'Not sent' })[state],
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof FilePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open receipt-2026-11-21.png' });
    await userEvent.click(opener);
    const picture = await screen.findByRole('img', { name: 'receipt-2026-11-21.png' });
    await waitFor(() => expect(picture).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Pdf: Story = {
  args: { file: { id: 'b', name: 'bank-statement.pdf', kind: 'pdf', size: '340 kB', state: 'done', preview: '#pdf' } },
};

export const Uploading: Story = {
  args: { file: { id: 'c', name: 'slip.png', size: '3.4 MB', state: 'uploading', progress: 0.4, preview } },
};

export const Failed: Story = {
  args: {
    file: { id: 'd', name: 'slip.png', size: '3.4 MB', state: 'failed', preview },
    error: 'The connection was interrupted',
  },
};

/** A file that was sent with a dispute. */
export const ReadOnly: Story = { args: { onRemove: undefined, onRetry: undefined, stateText: undefined } };

export const LongTexts: Story = {
  args: {
    file: {
      id: 'e',
      name: 'isang-napakahabang-pangalan-ng-larawan-ng-resibo-ng-pagbabayad.jpg',
      size: '4.9 MB',
      state: 'failed',
    },
  },
  globals: { viewport: { value: 'small' } },
};
