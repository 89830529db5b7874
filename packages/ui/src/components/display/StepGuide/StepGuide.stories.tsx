import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { StepGuide } from './StepGuide.tsx';

const meta = {
  title: 'Display/StepGuide',
  component: StepGuide,
  args: {
    title: 'On Android',
    icon: 'phone',
    html:
      '<ol><li><strong>Download the file</strong>The browser warns that files can do harm.</li>' +
      '<li><strong>Allow this source once</strong>Android asks for it. Turn it off again when you are done.</li>' +
      '<li>Open the file and tap Install.</li></ol>',
    children: <InlineAlert tone="warning">Never install a file that somebody sent you.</InlineAlert>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
} satisfies Meta<typeof StepGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Download the file')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'On Android' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
