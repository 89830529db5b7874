/* Code that every app loads before its first widget; not counted for any widget. */
export { keyframes } from '@emotion/react';
export { default as styled } from '@emotion/styled';
export { createRoot } from 'react-dom/client';
export { BrandProvider } from '../src/components/layout/BrandProvider/BrandProvider.tsx';
export { croupier } from '../src/theme/brands/croupier.ts';
