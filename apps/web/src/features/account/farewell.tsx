import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useEffect } from 'react';
import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { loggedOut } from '../../state/auth-slice.ts';
import { useAppDispatch } from '../../state/use-app-state.ts';

/** After the account is deleted: that it is, and what the law makes us keep until when. */
export function Deleted({ keptUntil }: { keptUntil: string | null }) {
  const { remove } = useCopy('account');
  const { language } = usePage();
  const path = usePagePath();
  useLeftSession();
  return (
    <div className="mx-auto max-w-xl">
      <Card title={remove.done.title} level={1}>
        <p>{remove.done.text}</p>
        {keptUntil !== null && (
          <p className="pt-3">
            <b className="text-ink">{remove.done.keptTitle}:</b> {remove.kept[0]}{' '}
            <time dateTime={keptUntil}>
              ({remove.done.until(formatIstDate(istDateOf(new Date(keptUntil)), language))})
            </time>
          </p>
        )}
        <div className="actions pt-5">
          <ButtonLink href={path('/')}>{remove.done.home}</ButtonLink>
        </div>
      </Card>
    </div>
  );
}

/** Tells the rest of the app that nobody is signed in any more. */
export function useLeftSession() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(loggedOut());
  }, [dispatch]);
}
