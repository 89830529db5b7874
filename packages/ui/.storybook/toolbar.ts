const toolbarItem = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Toolbar items in addition to Storybook's viewport. */
export const choices = {
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
export const startingChoices = { theme: 'dark', brand: 'croupier', direction: 'ltr', textSize: '100' };
