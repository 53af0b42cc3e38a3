import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { DoneNote } from '../../parts/controls/done-note.tsx';
import { signInPath } from '../../parts/controls/sign-in-path.ts';
import { useLeftSession } from './farewell.tsx';

/** The account page when signed out. */
export function AccountVisitor() {
  const { visitor } = useCopy('account');
  const path = usePagePath();
  return (
    <div className="mx-auto max-w-xl">
      <Card title={visitor.title} level={1} look="accent">
        <p>{visitor.text}</p>
        <div className="actions pt-5">
          <ButtonLink href={path(signInPath('/account'))} size="lg">
            {visitor.action}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}

/** Shown after signing out everywhere, this device included. */
export function SignedOutEverywhere() {
  const { toast } = useCopy('shell');
  useLeftSession();
  return (
    <div className="grid gap-4">
      <DoneNote text={toast.signedOut} />
      <AccountVisitor />
    </div>
  );
}
