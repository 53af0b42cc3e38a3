import { Toast, ToastArea } from '@pahiya/ui/toast';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCopy } from '../copy/use-copy.ts';
import {
  defaultToastTimeout,
  routeChanged,
  type Toast as ToastModel,
  toastClosed,
  toastRemovalDelay,
  toastRemoved,
} from '../state/toast-slice.ts';
import { useAppDispatch, useAppState } from '../state/use-app-state.ts';

/** Toast area. `timeout`, in milliseconds, is the default for toasts; 0 keeps them until closed. */
export function Toasts({ timeout = defaultToastTimeout }: { timeout?: number }) {
  const copy = useCopy('shell').toast;
  const { toasts } = useAppState((state) => state.toast);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    dispatch(routeChanged());
  }, [pathname, dispatch]);
  return (
    <ToastArea label={copy.region}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} timeout={toast.timeout ?? timeout} />
      ))}
    </ToastArea>
  );
}

/** Style from the options; empty ones keep the type's style. */
function lookOf({ bgColor, textColor, height, padding, textAlignment }: ToastModel): CSSProperties {
  return {
    background: bgColor,
    color: textColor,
    minHeight: height ?? '',
    padding,
    textAlign: textAlignment,
  };
}

function OneToast({ toast, timeout }: { toast: ToastModel; timeout: number }) {
  const copy = useCopy('shell').toast;
  const dispatch = useAppDispatch();
  const { id, isLeaving } = toast;
  useEffect(() => {
    if (isLeaving) {
      const removal = setTimeout(() => dispatch(toastRemoved(id)), toastRemovalDelay);
      return () => clearTimeout(removal);
    }
    if (timeout === 0) return;
    const hiding = setTimeout(() => dispatch(toastClosed(id)), timeout);
    return () => clearTimeout(hiding);
  }, [id, isLeaving, timeout, dispatch]);
  return (
    <Toast
      kind={toast.type}
      message={toast.message}
      look={lookOf(toast)}
      closing={isLeaving}
      close={{ label: copy.close, onClose: () => dispatch(toastClosed(id)) }}
    />
  );
}
