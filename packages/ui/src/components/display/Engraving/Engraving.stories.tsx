import type { Meta, StoryObj } from '@storybook/react-vite';
import { color } from '../../../theme/vars.ts';
import { Engraving } from './Engraving.tsx';

const meta = {
  title: 'Display/Engraving',
  component: Engraving,
  args: { kind: 'rosette' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', maxWidth: 320, color: color('engraving') }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Engraving>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rosette: Story = { tags: ['matrix'] };

export const FewPetals: Story = { args: { lines: 8, petals: 5, weight: 1.25 } };

export const Wave: Story = { args: { kind: 'wave' } };
