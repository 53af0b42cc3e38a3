import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from './define-slice.ts';

export type ToastType = 'default' | 'info' | 'warn' | 'error' | 'success';

/** A toast. Times in milliseconds, sizes in CSS pixels. */
export type Toast = {
  readonly id: string;
  readonly message: string;
  readonly type: ToastType;
  /** Empty: the colour of the type. */
  readonly bgColor: string;
  readonly textColor: string;
  /** 0 stays until closed; null has the timeout of the toast area. */
  readonly timeout: number | null;
  readonly position: 'bottom';
  /** Null: 28 on a phone, 54 on a desktop. */
  readonly height: number | null;
  readonly padding: string;
  readonly textAlignment: 'start' | 'center' | 'end';
  readonly hideOnRouteChange: boolean;
  /** Closed, and fading out. */
  readonly isLeaving: boolean;
};

/** A message and its options. */
export type ToastOptions = Partial<Omit<Toast, 'isLeaving'>> & { readonly message: string };

export type ToastState = { readonly toasts: readonly Toast[] };

export const initialToast: ToastState = { toasts: [] };

/** Default timeout of a toast area; the app mounts its own with `appToastTimeout`. */
export const defaultToastTimeout = 0;
export const appToastTimeout = 3000;

/** Delay until a closed toast is removed, in milliseconds. */
export const toastRemovalDelay = 500;

const slice = defineSlice({
  name: 'toast',
  initialState: initialToast,
  reducers: {
    /** Only one per id, and none without text. */
    toastAdded: (state, action: PayloadAction<ToastOptions>) => {
      const toast = completeToast(action.payload);
      const isRefused = toast.message === '' || state.toasts.some((one) => one.id === toast.id);
      return isRefused ? state : { toasts: [...state.toasts, toast] };
    },
    toastClosed: (state, action: PayloadAction<string>) =>
      closeWhere(state, (toast) => toast.id === action.payload),
    routeChanged: (state) => closeWhere(state, (toast) => toast.hideOnRouteChange),
    toastRemoved: (state, action: PayloadAction<string>) => ({
      toasts: state.toasts.filter((toast) => toast.id !== action.payload),
    }),
  },
});

export const { toastAdded, toastClosed, routeChanged, toastRemoved } = slice.actions;
export const toastReducer = slice.reducer;

/** Fills in the defaults. Without an id the text is the id, to avoid duplicates. */
export function completeToast(options: ToastOptions): Toast {
  const message = options.message.trim();
  return {
    id: options.id ?? message,
    type: 'default',
    bgColor: '',
    textColor: '',
    timeout: null,
    position: 'bottom',
    height: null,
    padding: '',
    textAlignment: 'center',
    hideOnRouteChange: true,
    ...options,
    message,
    isLeaving: false,
  };
}

function closeWhere(state: ToastState, isMeant: (toast: Toast) => boolean): ToastState {
  return {
    toasts: state.toasts.map((toast) => (isMeant(toast) ? { ...toast, isLeaving: true } : toast)),
  };
}
