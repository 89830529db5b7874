import { Global } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { BrandProvider } from '../src/components/BrandProvider/index.ts';
import { croupier } from '../src/theme/brands/croupier.ts';
import { parolan } from '../src/theme/brands/parolan.ts';
import { color, elevation, layout, useThemeChoice } from '../src/theme/index.ts';

interface StoryStageProps {
  /** The toolbar's choices. */
  globals: Record<string, unknown>;
  /** Within the brand: what mirrors MUI's styles, or nothing. */
  Mirror: ComponentType<{ children: ReactNode }>;
  /** The story fills the page to its edges. */
  bare: boolean;
  /** What moves is what the story shows. */
  moves: boolean;
  children: ReactNode;
}

/** In tests nothing is caught half-way: a colour on its way to another one would be measured as it is just then. */
const atOnce = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationDelay: '0s !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
    transitionDelay: '0s !important',
  },
  // Else the size of text comes a frame after the story.
  'html, body': { transitionProperty: 'none !important' },
};

const isTest = '__vitest_browser__' in globalThis;

/** What an app puts around a page: brand, theme, direction and the reader's text size. */
export function StoryStage({ globals, Mirror, bare, moves, children }: StoryStageProps) {
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  // Storybook reads figures of an address as numbers.
  const textSize = String(globals.textSize) === '200' ? '200%' : '100%';
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = 'en';
    document.documentElement.style.fontSize = textSize;
  }, [direction, textSize]);
  return (
    <BrandProvider brand={globals.brand === 'parolan' ? parolan : croupier} direction={direction}>
      <Mirror>
        <Global styles={{ ...ground, ...(isTest && !moves && atOnce) }} />
        <ThemeOf choice={globals.theme === 'light' ? 'light' : 'dark'} />
        {bare ? children : <div style={{ padding: layout('gutter') }}>{children}</div>}
      </Mirror>
    </BrandProvider>
  );
}

/** Stories within a page of documentation lie on the product's ground as well. */
const ground = {
  '.sbdocs .docs-story, .sbdocs .sbdocs-preview': { background: elevation('backdrop'), color: color('text') },
};

function ThemeOf({ choice }: { choice: 'dark' | 'light' }) {
  const { setChoice } = useThemeChoice();
  useLayoutEffect(() => setChoice(choice), [choice, setChoice]);
  return null;
}
