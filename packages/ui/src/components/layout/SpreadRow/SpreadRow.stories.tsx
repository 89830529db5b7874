import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { SpreadRow } from './SpreadRow.tsx';

const meta = {
  title: 'Layout/SpreadRow',
  component: SpreadRow,
  args: {
    children: (
      <>
        <Checkbox label="Remember me" />
        <LinkButton href="#forgot" variant="link">
          Forgot your password?
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof SpreadRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
