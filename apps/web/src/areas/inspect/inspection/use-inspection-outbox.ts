import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useOutbox } from '../../../parts/outbox/use-outbox.ts';
import { boxOf } from './inspection-outbox.ts';

/** What waits for the server; the page is read again after something was sent. */
export function useInspectionOutbox(inspectionId: string) {
  const { revalidate } = useRevalidator();
  const onSent = useCallback(() => {
    if (navigator.onLine) void revalidate();
  }, [revalidate]);
  return useOutbox(boxOf(inspectionId), onSent);
}
