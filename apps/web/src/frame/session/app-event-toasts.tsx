import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCopy } from '../copy/use-copy.ts';
import { toastAdded } from '../state/toast-slice.ts';
import { useAppDispatch } from '../state/use-app-state.ts';
import {
  genericErrorEvent,
  isListening,
  raiseSessionExpired,
  sessionExpiredEvent,
} from './app-events.ts';
import { recallExpiry } from './session-memory.ts';

/** Shows the two window events as error toasts, except under /tollsetu. */
export function AppEventToasts() {
  const copy = useCopy('shell').toast;
  const dispatch = useAppDispatch();
  const isOn = isListening(useLocation().pathname);
  useEffect(() => {
    if (!isOn) return;
    const show = (message: string) => () => {
      dispatch(toastAdded({ message, type: 'error', hideOnRouteChange: false }));
    };
    const onExpired = show(copy.sessionExpired);
    const onError = show(copy.genericError);
    window.addEventListener(sessionExpiredEvent, onExpired);
    window.addEventListener(genericErrorEvent, onError);
    if (recallExpiry(window.sessionStorage)) raiseSessionExpired();
    return () => {
      window.removeEventListener(sessionExpiredEvent, onExpired);
      window.removeEventListener(genericErrorEvent, onError);
    };
  }, [isOn, copy, dispatch]);
  return null;
}
