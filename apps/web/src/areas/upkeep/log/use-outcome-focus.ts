import { type RefObject, useEffect, useRef } from 'react';

/** Brings the message about a form that was sent from here into view; a phone shows only the form's end then. */
export function useOutcomeFocus(outcome: object | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== null) ref.current?.focus();
  }, [outcome]);
  return ref;
}
