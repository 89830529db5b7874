import type { Meta, StoryObj } from '@storybook/react-vite';
import { MuiTheme } from '../MuiTheme.tsx';
import { ControlsGallery } from './ControlsGallery.tsx';
import { DisplayGallery } from './DisplayGallery.tsx';

const meta = {
  title: 'Theme/MUI gallery',
  render: () => (
    <MuiTheme>
      <ControlsGallery />
      <DisplayGallery />
    </MuiTheme>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Widgets as MUI has them: whoever takes one inside `MuiTheme` gets the brand. */
export const All: Story = { tags: ['matrix'] };

export const ParolanDark: Story = { globals: { brand: 'parolan', theme: 'dark' } };
