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

const currentSlides = (carousel: HTMLElement) =>
  [...carousel.querySelectorAll<HTMLElement>('[role="group"]')].filter(({ inert }) => !inert);

/** Shows 1.1 slides, of the second only the picture. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'Offers' });
    await waitFor(() => expect(currentSlides(carousel)).toHaveLength(2), { timeout: 3000 });
    const [slide, nextSlide] = currentSlides(carousel);
    const card = slide?.firstElementChild?.getBoundingClientRect();
    const viewport = slide?.parentElement?.parentElement?.getBoundingClientRect();
    await expect(slide).toHaveAccessibleName('1 of 3');
    const startEdge = document.dir === 'rtl' ? 'right' : 'left';
    await expect(Math.round(card?.[startEdge] ?? 0)).toBe(Math.round(viewport?.[startEdge] ?? 1));
    const unused = (viewport?.width ?? 0) - ((card?.width ?? 0) * 1.1 + 12 * 0.1);
    // Slides are whole pixels wide.
    await expect(unused).toBeGreaterThanOrEqual(0);
    await expect(unused).toBeLessThan(1.1);
    const opacityOfText = (element: HTMLElement | undefined) =>
      getComputedStyle(element?.querySelector('[data-title]')?.parentElement ?? document.body).opacity;
    await expect(opacityOfText(slide)).toBe('1');
    await waitFor(() => expect(opacityOfText(nextSlide)).toBe('0'));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'Offers' });
    const nowShown = () => [...carousel.querySelectorAll('[data-now]')].map((dot) => dot.getAttribute('data-now'));
    await waitFor(() => expect(currentSlides(carousel)).toHaveLength(2), { timeout: 3000 });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(nowShown()).toEqual(['false', 'true', 'false']), { timeout: 3000 });
    await waitFor(() => expect(currentSlides(carousel)[0]).toHaveAccessibleName('2 of 3'), { timeout: 3000 });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(currentSlides(carousel)[0]).toHaveAccessibleName('3 of 3'), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible());
  },
};

/** Three slides on desktops, 50 px apart. */
export const Footer: Story = {
  args: { variant: 'footer', priority: false },
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'Offers' });
    await waitFor(() => expect(currentSlides(carousel)).toHaveLength(3), { timeout: 3000 });
    const [first, second] = currentSlides(carousel).map((slide) => slide.getBoundingClientRect());
    await expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(50);
  },
};

/** One banner: no rotation. */
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
