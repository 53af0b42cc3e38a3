import type { Language } from '@pahiya/domain/shared/language';
import type { RouteObject } from 'react-router';
import type { Found } from './page-entry.ts';

/** How a page is sent: with the app, or without it and with at most one small script. */
export type FrameKind = 'app' | 'reading' | 'scriptless' | 'editor' | 'queue';

/** A layout with its pages, as the server knows it. */
export type Frame = {
  readonly kind: FrameKind;
  readonly pages: readonly Found[];
  /** The layout's route with the pages inside. */
  readonly routeOf: (language: Language) => RouteObject;
};
