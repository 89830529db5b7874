import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UploadField } from './UploadField.tsx';

const preview = new URL('../../../../.storybook/covers/slider-scene.svg', import.meta.url).href;

const meta = {
  title: 'Inputs/UploadField',
  component: UploadField,
  args: {
    label: 'Proof of payment',
    prompt: 'Drop pictures here, or choose',
    hint: 'PNG or JPG, up to 5 MB each, 3 at most',
    items: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    refusalText: (reason, name) => `${name}: ${reason}`,
    removeLabel: (name) => `Remove ${name}`,
    cancelLabel: (name) => `Cancel ${name}`,
    retryLabel: (name) => `Send ${name} again`,
    stateText: ({ state, progress = 0 }) =>
      ({ uploading: `${Math.round(progress * 100)} % sent`, done: 'Sent', failed: 'Not sent' })[state],
  },
} satisfies Meta<typeof UploadField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['matrix'] };

export const Filled: Story = {
  tags: ['matrix'],
  args: {
    items: [
      { id: 'a', name: 'receipt-2026-11-21.png', state: 'uploading', progress: 0.4, preview },
      { id: 'b', name: 'isang-napakahabang-pangalan-ng-larawan-ng-resibo.jpg', state: 'failed', preview },
      { id: 'c', name: 'slip.png', state: 'done', preview },
    ],
  },
};

export const Invalid: Story = { args: { error: 'Add at least one picture' } };

export const Disabled: Story = { args: { disabled: true } };

export const SmallPhone: Story = { ...Filled, tags: [], globals: { viewport: { value: 'small' } } };
