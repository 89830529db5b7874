const tool = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** What the toolbar offers beside Storybook's own viewport. */
export const choices = {
  theme: tool('Theme', 'contrast', [
    { value: 'dark', title: 'Dark' },
    { value: 'light', title: 'Light' },
  ]),
  brand: tool('Brand', 'paintbrush', [
    { value: 'croupier', title: 'Croupier' },
    { value: 'parolan', title: 'Parolan' },
  ]),
  direction: tool('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  textSize: tool('Text size', 'grow', [
    { value: '100', title: 'Text 100 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
};

interface Choices {
  theme: string;
  brand: string;
  direction: string;
  textSize: string;
}

/** What a run of the tests sets; the toolbar starts there as well. */
declare const STORY_CHOICES: Partial<Choices> | undefined;

const fromTheRun = typeof STORY_CHOICES === 'undefined' ? undefined : STORY_CHOICES;

export const startingChoices: Choices = {
  theme: 'dark',
  brand: 'croupier',
  direction: 'ltr',
  textSize: '100',
  ...fromTheRun,
};
