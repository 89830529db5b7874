import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleBanners, sampleCarouselLabels } from '../../../../.storybook/covers/samples.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

const meta = {
  title: 'Game/BannerCarousel',
  component: BannerCarousel,
  args: { slides: sampleBanners, labels: sampleCarouselLabels },
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const rectOf = (element: Element | null) => element?.getBoundingClientRect().toJSON();

/** The first slide is laid out exactly as the slide engine will place it, showing 1.1 slides. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'Offers' });
    const before = rectOf(canvas.getAllByRole('link', { name: /20% back/ })[0] ?? null);
    await waitFor(() => expect(carousel.querySelector('.swiper-slide-visible')).not.toBeNull(), { timeout: 3000 });
    await expect(rectOf(carousel.querySelector('.swiper-slide-active > *'))).toEqual(before);
    const viewport = carousel.querySelector('.swiper-initialized')?.getBoundingClientRect().width ?? 0;
    await expect(Math.round(viewport)).toBe(Math.round((before?.width ?? 0) * 1.1 + 12 * 0.1));
    const [text, nextText] = canvas.getAllByText(/20% back|Simbang/).map((title) => title.parentElement);
    await expect(text && getComputedStyle(text).opacity).toBe('1');
    // Only the image of the next slide is visible.
    await waitFor(() => expect(nextText && getComputedStyle(nextText).opacity).toBe('0'));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'Offers' });
    await waitFor(() => expect(carousel.querySelector('.swiper-slide-visible')).not.toBeNull(), { timeout: 3000 });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(carousel.querySelector('[data-now="true"]')).toBe(carousel.querySelectorAll('[data-now]')[1]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible());
  },
};

export const Footer: Story = { args: { variant: 'footer', priority: false } };

/** One banner: no rotation, and the slide engine is not loaded. */
export const Single: Story = {
  args: { slides: sampleBanners.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Images beside text are mirrored in RTL; images without text are not. */
export const RightToLeft: Story = {
  args: {
    slides: sampleBanners.map((slide, index) =>
      index === 1 ? { ...slide, alt: 'Simbang Gabi', title: undefined } : slide,
    ),
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const transforms = [...canvasElement.querySelectorAll('img')].map((image) => getComputedStyle(image).transform);
    await expect(transforms.slice(0, 2)).toEqual(['matrix(-1, 0, 0, 1, 0, 0)', 'none']);
  },
};

/** Only the title is shown, and it is fully visible. */
export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByText('20% back on Sunday deposits');
    const banner = title?.closest('a')?.getBoundingClientRect();
    await expect(title?.getBoundingClientRect().bottom).toBeLessThanOrEqual(banner?.bottom ?? 0);
    await expect(title?.getBoundingClientRect().right).toBeLessThanOrEqual(banner?.right ?? 0);
  },
};
