import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AvatarMenu } from '../../navigation/AvatarMenu/AvatarMenu.tsx';
import { BrandMark } from '../../display/BrandMark/BrandMark.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { SelectMenu } from '../../navigation/SelectMenu/SelectMenu.tsx';
import { AppHeader } from './AppHeader.tsx';

const language = (
  <SelectMenu
    label="Language"
    icon={<Icon name="globe" />}
    iconOnly="phone"
    options={[
      { value: 'en', label: 'English' },
      { value: 'fil', label: 'Filipino' },
    ]}
    value="en"
    onChange={() => undefined}
  />
);

const meta = {
  title: 'Layout/AppHeader',
  component: AppHeader,
  args: {
    brand: (
      <a href="#home">
        <BrandMark name="Croupier" compact="fit" />
      </a>
    ),
    end: (
      <>
        {language}
        <Button variant="outline">Log in</Button>
        <Button variant="action">Join</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { tags: ['matrix', 'screenshot'] };

export const Member: Story = {
  args: {
    end: (
      <>
        <IconButton label="Search">
          <Icon name="search" />
        </IconButton>
        <Button variant="outline" startIcon={<Icon name="wallet" />}>
          ₱12,480.50
        </Button>
        <AvatarMenu label="Your account" name="Maricel Santos" items={[]} />
      </>
    ),
  },
};

export const Phone: Story = { ...Member, globals: { viewport: { value: 'phone' } } };

/** Brand and account button are in one row. */
export const RightToLeft: Story = {
  ...Member,
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('link').getBoundingClientRect();
    const account = canvas.getByRole('button', { name: 'Your account' }).getBoundingClientRect();
    await expect(account.top + account.height / 2).toBeCloseTo(brand.top + brand.height / 2, 0);
  },
};
