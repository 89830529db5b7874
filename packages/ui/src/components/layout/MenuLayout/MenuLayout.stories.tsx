import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../display/Icon/Icon.tsx';
import { MemberMenu } from '../../navigation/MemberMenu/MemberMenu.tsx';
import { ContentSection } from '../ContentSection/ContentSection.tsx';
import { MenuLayout } from './MenuLayout.tsx';

const meta = {
  title: 'Layout/MenuLayout',
  component: MenuLayout,
  args: {
    menu: (
      <MemberMenu
        label="Account"
        layout="column"
        current="withdraw"
        groups={[
          {
            id: 'money',
            label: 'Money',
            items: [
              { id: 'deposit', label: 'Deposit', icon: <Icon name="wallet" />, link: { href: '#deposit' } },
              { id: 'withdraw', label: 'Withdraw', icon: <Icon name="out" />, link: { href: '#withdraw' } },
            ],
          },
        ]}
      />
    ),
    children: (
      <ContentSection framed title="Withdraw">
        ₱11,080.50 can be withdrawn now.
      </ContentSection>
    ),
  },
} satisfies Meta<typeof MenuLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
