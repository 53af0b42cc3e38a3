import { formatRupees } from '@pahiya/domain/shared/money';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { rtoOrderPath } from '../order/order-choice.ts';
import { callBackId } from './call-back-outcome.ts';
import type { ServiceGuide } from './service-guide.server.ts';

/** Our price for doing the service, where it has one; otherwise why not. Nothing for a service that we do not do. */
export function HaveItDone({ guide }: { guide: ServiceGuide }) {
  const copy = useCopy('rto-services').done;
  const { states } = useCopy('rto-pages');
  const path = usePagePath();
  const { offer } = guide;
  if (offer === null) return null;
  const names = offer.states.map((code) => states[code] ?? code).join(', ');
  return (
    <div className="no-print">
      <Card id="have-it-done" title={copy.title}>
        {offer.isFixed ? (
          <>
            <p className="font-semibold">{copy.price(formatRupees(offer.serviceFee))}</p>
            <p className="pt-1">{copy.text(offer.fileWithinDays)}</p>
            <p className="pt-1 text-ink-2 text-small">{copy.where(names)}</p>
            <div className="actions pt-4">
              <ButtonLink href={path(rtoOrderPath(guide.id))}>{copy.order}</ButtonLink>
            </div>
          </>
        ) : (
          <>
            <p>{copy.noPrice}</p>
            <div className="actions pt-4">
              <ButtonLink href={`#${callBackId}`} variant="outline">
                {copy.callBack}
              </ButtonLink>
            </div>
          </>
        )}
      </Card>
    </div>
  );
}
