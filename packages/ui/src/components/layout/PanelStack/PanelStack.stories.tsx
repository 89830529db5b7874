import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { PanelStack } from './PanelStack.tsx';

const meta = {
  title: 'Layout/PanelStack',
  component: PanelStack,
  args: {
    children: (
      <>
        <InlineAlert tone="warning">Your session has ended.</InlineAlert>
        <Button variant="outline">Go on without an account</Button>
      </>
    ),
  },
} satisfies Meta<typeof PanelStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    children: (
      <>
        <InlineAlert tone="warning">
          Nag-expire na ang iyong session; mag-log in muli upang makita ang iyong pinakahuling transaksyon at balanse.
        </InlineAlert>
        <Button variant="outline">Magpatuloy nang walang account sa ngayon</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
