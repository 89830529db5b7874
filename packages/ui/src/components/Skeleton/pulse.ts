import { keyframes } from '@emotion/react';

// Opacity only, which needs no repaint. No animation under reduced motion.
const pulse = keyframes({ '50%': { opacity: 0.5 } });

/** Pulse animation of skeletons. With `data-breathing` on an ancestor all skeletons inside animate as one layer. */
export const pulseAnimation = { animation: `${pulse} 1.6s ease-in-out infinite` };
