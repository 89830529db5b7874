import { keyframes } from '@emotion/react';

const grow = keyframes({ from: { transform: 'scale(.9)', opacity: 0.4 } });
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });

/** The badge grows to its size. */
export const badgeAnimation = { animation: `${grow} 240ms cubic-bezier(.2, .7, .25, 1)` };

/** The slip rises by 24 px. */
export const slipAnimation = { animation: `${rise} 300ms cubic-bezier(.2, .7, .25, 1)` };
