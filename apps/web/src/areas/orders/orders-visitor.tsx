import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { signInPath } from '../../parts/controls/sign-in-path.ts';

/** The orders page when signed out. */
export function OrdersVisitor({ next }: { next: string }) {
  const { visitor } = useCopy('orders');
  const path = usePagePath();
  return (
    <div className="narrow-page">
      <Card title={visitor.title} level={1} look="accent">
        <p>{visitor.text}</p>
        <div className="actions pt-5">
          <ButtonLink href={path(signInPath(next))} size="lg">
            {visitor.action}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
