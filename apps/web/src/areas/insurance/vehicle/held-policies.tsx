import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

type Covers = NonNullable<Answer<'insuranceHomepage'>['vehicleDetails']>['covers'];

/** The reader's own policies behind the covers that VAHAN does not have yet, each once. */
export function HeldPolicies({ covers }: { readonly covers: Covers }) {
  const { vehicle: copy } = useCopy('insurance');
  const { language } = usePage();
  const path = usePagePath();
  const held = new Map(
    covers.flatMap((cover) => (cover.held === null ? [] : [[cover.held.orderId, cover.held]])),
  );
  return [...held.values()].map(({ orderId, insurer, lastFour, from }) => (
    <div key={orderId}>
      <p>
        {copy.held(
          covers
            .filter((cover) => cover.held?.orderId === orderId)
            .map(({ kind }) => copy.kinds[kind])
            .join(', '),
        )}{' '}
        {copy.heldPolicy({ insurer, lastFour, from: formatIstDate(from as IstDate, language) })}{' '}
        {copy.heldNotInRegister}
      </p>
      <a href={path(`/orders/${orderId}`)} className="inline-flex min-h-11 items-center">
        {copy.heldOpen(insurer)}
      </a>
    </div>
  ));
}
