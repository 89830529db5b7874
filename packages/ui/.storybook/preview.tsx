import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/theme/fonts/fonts.css';
import '../src/theme/fonts/parolan.css';
import { brandTheme } from './brand-theme.ts';
import { StoryDecorator } from './StoryDecorator.tsx';

const toolbarItem = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Toolbar items in addition to Storybook's viewport. */
const choices = {
  theme: toolbarItem('Theme', 'contrast', [
    { value: 'dark', title: 'Dark' },
    { value: 'light', title: 'Light' },
  ]),
  brand: toolbarItem('Brand', 'paintbrush', [
    { value: 'croupier', title: 'Croupier' },
    { value: 'parolan', title: 'Parolan' },
  ]),
  direction: toolbarItem('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  textSize: toolbarItem('Text size', 'grow', [
    { value: '100', title: 'Text 100 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
};

/** Initial values of the toolbar; test runs set their own. */
const startingChoices = { theme: 'dark', brand: 'croupier', direction: 'ltr', textSize: '100' };

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const withStory: Decorator = (Story, { globals, parameters }) => (
  <StoryDecorator globals={globals} bare={parameters.layout === 'fullscreen'} hasMotion={parameters.moves === true}>
    <Story />
  </StoryDecorator>
);

const preview: Preview = {
  decorators: [withStory],
  tags: ['autodocs'],
  globalTypes: choices,
  initialGlobals: startingChoices,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // Backgrounds come from the theme.
    backgrounds: { disabled: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: brandTheme },
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'Choosing a component', 'Tokens', 'Adding a component', 'Accessibility'],
          'Actions',
          'Inputs',
          'Navigation',
          'Display',
          'Data',
          'Feedback',
          'Game',
          'Rewards',
          'Layout',
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
