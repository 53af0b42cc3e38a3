import { ButtonLink } from '@pahiya/ui/button';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { OutboxList } from '../../../parts/outbox/outbox-list.tsx';
import { useOutbox } from '../../../parts/outbox/use-outbox.ts';
import { logBoxOf, mendPathOf } from './line-outbox.ts';
import { logPath } from './log-path.ts';

/** Lines that wait on this device; nothing when none do. The page is read again after one was sent. */
export function LogOutbox({ vehicleNumber }: { readonly vehicleNumber: string }) {
  const copy = useCopy('vehicle-log');
  const path = usePagePath();
  const { revalidate } = useRevalidator();
  const onSent = useCallback(() => {
    if (navigator.onLine) void revalidate();
  }, [revalidate]);
  const waiting = useOutbox(logBoxOf(vehicleNumber), onSent);
  if (waiting === null || waiting.length === 0) return null;
  return (
    <div className="grid gap-2">
      <OutboxList
        entries={waiting}
        mendPath={(entry) => {
          const mend = mendPathOf(vehicleNumber, entry);
          return mend === null ? null : path(mend);
        }}
        signIn={
          <ButtonLink href={path(signInPath(logPath(vehicleNumber)))} size="sm">
            {copy.signInLink}
          </ButtonLink>
        }
      />
      <p className="text-ink-2 text-small">{copy.kept.note}</p>
    </div>
  );
}
