import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Clock } from '@pahiya/ui/icons';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { signInPath } from '../controls/sign-in-path.ts';
import { instantText } from '../failure/instant-text.ts';
import { AppBenefits } from './app-benefits.tsx';

type LimitFaceProps = {
  readonly isLoggedIn: boolean;
  /** When look-ups reset; null if unknown. */
  readonly resetsAt: string | null;
  /** Where to continue after sign-in. */
  readonly next: string;
};

/** Code 1003: the daily look-ups are used up. Why, when they reset, and the three benefits of the app. */
export function LimitFace({ isLoggedIn, resetsAt, next }: LimitFaceProps) {
  const copy = useCopy('limit');
  const { language, lookupLimits } = usePage();
  const path = usePagePath();
  const why = isLoggedIn ? copy.whyUser(lookupLimits.user) : copy.whyVisitor(lookupLimits.visitor);
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <Card look="accent">
        <h1>{copy.title}</h1>
        <p className="pt-3">{why}</p>
        <p className="flex items-center gap-2 pt-3 font-semibold text-ink [&>svg]:size-5">
          <Clock />
          {resetsAt === null ? copy.resets : copy.resetsAt(instantText(resetsAt, language))}
        </p>
        <div className="actions pt-5">
          {isLoggedIn ? (
            <ButtonLink href={path('/garage')}>{copy.garage}</ButtonLink>
          ) : (
            <ButtonLink href={path(signInPath(next))}>{copy.signIn(lookupLimits.user)}</ButtonLink>
          )}
          <ButtonLink href={path('/rc-search')} variant="outline">
            {copy.again}
          </ButtonLink>
        </div>
        {!isLoggedIn && <p className="pt-3 text-small">{copy.signInNote}</p>}
      </Card>
      <AppBenefits isLoggedIn={isLoggedIn} />
    </div>
  );
}
