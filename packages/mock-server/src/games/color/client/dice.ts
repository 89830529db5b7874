import { make, wait } from '../../client/dom.ts';
import { COLORS, type Color } from '../rules.ts';
import { COLOR_ICONS } from './color-icons.data.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Rotation in degrees that turns each face to the front. */
const ROTATIONS: Readonly<Record<Color, readonly [x: number, y: number]>> = {
  red: [0, 0],
  yellow: [0, -90],
  green: [0, 180],
  blue: [0, 90],
  white: [-90, 0],
  pink: [90, 0],
};
const FALL = 1500;
const BETWEEN = 170;

export function drawColorIcon(color: Color): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', COLOR_ICONS[color]);
  svg.append(path);
  return svg;
}

export interface Dice {
  /** Shakes the dice until `fall`. */
  shake(): void;
  /** Drops the dice one by one on these faces. */
  fall(
    colors: readonly Color[],
    options: { readonly isMotionReduced: boolean; readonly onLand: (die: number) => void },
  ): Promise<void>;
  /** Shows faces without animation. */
  place(colors: readonly Color[]): void;
  /** Ends the animation at once. */
  skip(): void;
}

export function createDice(tray: HTMLElement): Dice {
  const cubes = [0, 1, 2].map(() => {
    const faces = COLORS.map((color) => make('span', `face ${color}`, drawColorIcon(color)));
    const cube = make('div', 'cube', ...faces);
    const shadow = make('i', 'shadow');
    const die = make('div', 'die', shadow, cube);
    return { die, cube, shadow };
  });
  tray.replaceChildren(...cubes.map(({ die }) => die));
  const rotationOf = (color: Color, index: number): string => {
    const [x, y] = ROTATIONS[color];
    return `rotateX(-26deg) rotateY(${(index - 1) * -16}deg) rotateX(${x}deg) rotateY(${y}deg)`;
  };
  const running: Animation[] = [];
  const place = (colors: readonly Color[]): void => {
    for (const [index, { die, cube }] of cubes.entries()) {
      delete die.dataset['shaking'];
      cube.style.transform = rotationOf(colors[index] ?? 'red', index);
    }
  };
  return {
    place,
    shake() {
      for (const { die } of cubes) die.dataset['shaking'] = 'true';
    },
    skip: () => running.forEach((animation) => animation.finish()),
    async fall(colors, { isMotionReduced, onLand }) {
      place(colors);
      if (isMotionReduced) return wait(120);
      running.length = 0;
      const falls = cubes.map(async ({ cube, shadow }, index) => {
        const options = { duration: FALL, delay: index * BETWEEN, fill: 'backwards' } as const;
        const animation = cube.animate(frames(rotationOf(colors[index] ?? 'red', index), index), options);
        running.push(animation, shadow.animate(SHADOW, options));
        const impacts = [0.38, 0.7, 0.88].map((share) =>
          setTimeout(() => onLand(index), index * BETWEEN + FALL * share),
        );
        await animation.finished;
        impacts.forEach(clearTimeout);
        onLand(index);
      });
      await Promise.all(falls);
    },
  };
}

const SHADOW: Keyframe[] = [
  { opacity: 0, transform: 'scale(.4)' },
  { opacity: 1, transform: 'scale(1)', offset: 0.38 },
  { opacity: 0.4, transform: 'scale(.7)', offset: 0.54 },
  { opacity: 1, transform: 'scale(1)', offset: 0.7 },
  { opacity: 1, transform: 'scale(1)' },
];

/** Keyframes of a throw: two bounces, with rotation to the last face. */
function frames(end: string, index: number): Keyframe[] {
  const aside = [-70, 26, 84][index] ?? 0;
  const spin = (x: number, y: number): string => `${end} rotateX(${x}deg) rotateY(${y * (index === 1 ? -1 : 1)}deg)`;
  const at = (x: number, y: number, turn: string): string => `translate(${x}px, ${y}px) ${turn}`;
  return [
    { transform: at(aside, -320, spin(720, 540)), easing: 'cubic-bezier(.5, 0, .9, .6)' },
    { transform: at(aside * 0.45, 0, spin(360, 330)), offset: 0.38, easing: 'cubic-bezier(.1, .5, .5, 1)' },
    { transform: at(aside * 0.26, -74, spin(210, 190)), offset: 0.54, easing: 'cubic-bezier(.5, 0, .9, .5)' },
    { transform: at(aside * 0.1, 0, spin(90, 90)), offset: 0.7, easing: 'cubic-bezier(.1, .5, .5, 1)' },
    { transform: at(0, -20, spin(40, 30)), offset: 0.79, easing: 'cubic-bezier(.5, 0, .9, .5)' },
    { transform: at(0, 0, spin(0, 0)), offset: 0.88 },
    { transform: at(0, 0, end) },
  ];
}
