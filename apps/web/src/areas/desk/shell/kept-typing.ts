import { createContext, type RouterContextProvider } from 'react-router';

const isKept = createContext(false);

/** Called by an action when the session has expired: renders its page with the typed text instead of redirecting to
 * sign-in. */
export function keepTyping(context: Readonly<RouterContextProvider>): void {
  context.set(isKept, true);
}

/** Called by the loader of the same page. */
export function isTypingKept(context: Readonly<RouterContextProvider>): boolean {
  return context.get(isKept);
}
