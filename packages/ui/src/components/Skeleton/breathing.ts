import { keyframes } from '@emotion/react';

// Opacity alone, which costs no painting. Stands still under reduced motion.
const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** How what is on its way moves. With `data-breathing` on the element, all skeletons in it move as one layer. */
export const breathing = { animation: `${breathe} 1.6s ease-in-out infinite` };
