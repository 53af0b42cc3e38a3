import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { loggedOut } from '../../frame/state/auth-slice.ts';
import { useAppDispatch } from '../../frame/state/use-app-state.ts';
import type { KeptRecord } from './account-outcome.ts';

/** Shown after a deletion: data that must be kept, each with its last day. */
export function Deleted({ kept }: { kept: readonly KeptRecord[] }) {
  const { remove } = useCopy('account');
  const { language } = usePage();
  const path = usePagePath();
  useLeftSession();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="mx-auto max-w-xl">
      <Card title={remove.done.title} level={1}>
        <p>{remove.done.text}</p>
        {kept.length > 0 && <h2 className="pt-4 pb-1 text-lead">{remove.keptTitle}</h2>}
        <ul className="plain-list">
          {kept.map(({ id, until }) => (
            <li key={id}>
              {remove.kept[id].what},{' '}
              <time dateTime={until}>
                {remove.done.until(formatIstDate(istDateOf(new Date(until)), language))}
              </time>
            </li>
          ))}
        </ul>
        <div className="actions pt-5">
          <ButtonLink href={path('/')}>{remove.done.home}</ButtonLink>
        </div>
      </Card>
    </div>
  );
}

/** Sets the app to signed out. */
export function useLeftSession() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(loggedOut());
  }, [dispatch]);
}
