import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { SelectMenuProps } from './SelectMenu.tsx';
import { SelectMenu } from './SelectMenu.tsx';

function ControlledMenu(props: SelectMenuProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SelectMenu {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Navigation/SelectMenu',
  component: SelectMenu<string>,
  args: {
    label: 'Language',
    icon: <Icon name="globe" />,
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'fil', label: 'Filipino', lang: 'fil' },
      { value: 'es', label: 'Español', lang: 'es' },
    ],
    value: 'en',
    onChange: () => undefined,
  },
  render: (args) => <ControlledMenu {...args} />,
  parameters: { docs: { story: { height: '260px' } } },
} satisfies Meta<typeof SelectMenu<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ['matrix', 'screenshot'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language English' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
};

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language English' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Filipino' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Language Filipino' })).toHaveFocus());
  },
};

export const IconOnly: Story = { args: { iconOnly: true } };
