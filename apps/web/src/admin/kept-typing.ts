import { createContext, type RouterContextProvider } from 'react-router';

const isKept = createContext(false);

/** Called by an action whose form came after the session had ended: its page is shown all the same, with what was typed,
 * in place of leading to sign-in. */
export function keepTyping(context: Readonly<RouterContextProvider>): void {
  context.set(isKept, true);
}

/** Asked by the loader of the same page. */
export function isTypingKept(context: Readonly<RouterContextProvider>): boolean {
  return context.get(isKept);
}
