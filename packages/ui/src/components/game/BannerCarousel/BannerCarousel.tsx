import { useRef, useState, type ElementType, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { useReducedMotion } from '../../../theme/use-media.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import {
  Call,
  Controls,
  Dots,
  Eyebrow,
  Card,
  Root,
  Slide,
  Text,
  Title,
  Track,
  Viewport,
  TextBlock,
  type BannerVariant,
} from '../internal/banner-parts.ts';
import { useCarousel } from './use-carousel.ts';

export interface BannerSlide {
  id: string;
  /** With a title, the subject of the image must be at the end side; the image is mirrored in RTL. */
  image: { src: string; width: number; height: number; srcSet?: string; sizes?: string };
  /** Alternative text; empty when the title has the same content. */
  alt: string;
  /** Props of the link (`href`, `to`); without them the slide is not a link. */
  link?: object;
  eyebrow?: string;
  title?: string;
  text?: string;
  /** Text styled as a button. */
  action?: string;
}

export interface BannerCarouselLabels {
  /** Accessible name of the carousel. */
  name: string;
  /** `aria-roledescription` of the carousel and of a slide. */
  carousel: string;
  slide: string;
  /** Position such as "2 of 3"; one-based. */
  position: (position: number, count: number) => string;
  pause: string;
  play: string;
  previous: string;
  next: string;
}

export interface BannerCarouselProps {
  slides: readonly BannerSlide[];
  labels: BannerCarouselLabels;
  /** `home` shows 1.1 slides; `footer` shows 3 on desktops, 50 px apart, and 1.1 on phones. */
  variant?: BannerVariant;
  linkComponent?: ElementType;
  /** Rotates every 5 s; never under reduced motion. */
  autoplay?: boolean;
  /** Loads the first image with high priority, for a carousel in the first viewport. */
  priority?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Slides behind the last: repetitions of the first ones, as many as can be seen together and one more. */
const REPEATED = { home: 3, footer: 4 };

/** The slides with the repetitions that an endless loop needs. */
function loopSlides(slides: readonly BannerSlide[], variant: BannerVariant) {
  const repeated = slides.length < 2 ? 0 : REPEATED[variant];
  return Array.from({ length: slides.length + repeated }, (_, index) => ({
    key: index,
    slideIndex: index % slides.length,
    slide: slides[index % slides.length],
  }));
}

interface BannerCardProps {
  slide: BannerSlide;
  variant: BannerVariant;
  linkComponent: ElementType | undefined;
  isFirst: boolean;
  highPriority: boolean;
}

function BannerCard({ slide, variant, linkComponent, isFirst, highPriority }: BannerCardProps) {
  const { image, alt, link, eyebrow, title, text, action } = slide;
  return (
    <Card
      as={link ? (linkComponent ?? 'a') : 'div'}
      {...link}
      data-ground="panel"
      data-variant={variant}
      data-worded={title !== undefined}
      draggable={false}
    >
      <img
        {...image}
        alt={alt}
        draggable={false}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst && highPriority && { fetchPriority: 'high' as const })}
      />
      {title !== undefined && (
        <TextBlock>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Title data-title>{title}</Title>
          {text && <Text>{text}</Text>}
          {action && <Call>{action}</Call>}
        </TextBlock>
      )}
    </Card>
  );
}

/** Rotating banners. */
export function BannerCarousel(props: BannerCarouselProps) {
  const { slides, labels, variant = 'home', linkComponent, autoplay = true, priority = true, ref } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [interaction, setInteraction] = useState({ pointer: false, focus: false });
  const hasSeveral = slides.length > 1;
  const slidesKey = slides.map(({ id }) => id).join();
  const canRotate = hasSeveral && autoplay && !reducedMotion;
  const playing = canRotate && !paused && !interaction.pointer && !interaction.focus;
  const { index, next, previous } = useCarousel({ viewport, slidesKey, count: slides.length, reducedMotion, playing });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // With Alt, arrow keys go back and forward in the browser's history.
    if (!/^Arrow(?:Left|Right)$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const forward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction === 'ltr');
    if (forward) next();
    else previous();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setInteraction((current) => ({ ...current, focus: false }));
  };
  return (
    <Root
      ref={ref}
      aria-label={labels.name}
      aria-roledescription={labels.carousel}
      onPointerEnter={() => setInteraction((current) => ({ ...current, pointer: true }))}
      onPointerLeave={() => setInteraction((current) => ({ ...current, pointer: false }))}
      onFocus={() => setInteraction((current) => ({ ...current, focus: true }))}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {hasSeveral && (
        <Controls data-ground="panel" data-variant={variant}>
          {canRotate && (
            <IconButton label={paused ? labels.play : labels.pause} onClick={() => setPaused(!paused)}>
              <Icon name={paused ? 'play' : 'pause'} />
            </IconButton>
          )}
          <IconButton label={labels.previous} data-turns onClick={previous}>
            <Icon name="chevronStart" />
          </IconButton>
          <Dots aria-hidden>
            {slides.map(({ id }, slideIndex) => (
              <i key={id} data-now={slideIndex === index} />
            ))}
          </Dots>
          <IconButton label={labels.next} data-turns onClick={next}>
            <Icon name="chevronEnd" />
          </IconButton>
        </Controls>
      )}
      {/* Keyed by the slides: the engine knows their elements. */}
      <Viewport key={slidesKey} ref={viewport} data-variant={variant} data-single={!hasSeveral}>
        <Track aria-live={playing ? 'off' : 'polite'}>
          {loopSlides(slides, variant).map(
            ({ key, slideIndex, slide }) =>
              slide && (
                <Slide
                  key={key}
                  role="group"
                  aria-roledescription={labels.slide}
                  aria-label={labels.position(slideIndex + 1, slides.length)}
                  data-current={slideIndex === index}
                >
                  <BannerCard
                    {...{ slide, variant, linkComponent }}
                    isFirst={slideIndex === 0}
                    highPriority={priority && key === 0}
                  />
                </Slide>
              ),
          )}
        </Track>
      </Viewport>
    </Root>
  );
}
