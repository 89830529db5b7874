import type { ApiError } from './errors/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

export * from './generated/@tanstack/react-query.gen.ts';
