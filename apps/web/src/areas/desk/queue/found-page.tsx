import type { FoundOrder, FoundWork } from '@pahiya/contracts/operators/desk-schema';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { orderAddress } from '../shell/order-address.ts';
import { FindForm } from './find-form.tsx';
import { ShownVehicle } from './shown-vehicle.tsx';
import { foundAddress } from './work-address.ts';

type FoundPageProps = {
  readonly orders: readonly FoundOrder[];
  readonly hasMore: boolean;
  readonly works: readonly FoundWork[];
};

/** Orders and other work matching a search, unless there is exactly one. */
export function FoundPage({ orders, hasMore, works }: FoundPageProps) {
  const copy = useCopy('desk-queue');
  const path = usePagePath();
  const { find } = copy;
  return (
    <div className="desk-queue grid gap-3 pt-3">
      <div className="desk-bar">
        <h1>
          {orders.length + works.length === 0
            ? find.none
            : find.found(orders.length + works.length)}
        </h1>
        <FindForm />
      </div>
      {hasMore && <p>{find.more}</p>}
      {orders.length > 0 && <FoundTable orders={orders} />}
      {works.length > 0 && <FoundWorks works={works} />}
      <p>
        <a href={path('/desk')} className="inline-flex min-h-11 items-center">
          {find.back}
        </a>
      </p>
    </div>
  );
}

function FoundTable({ orders }: Pick<FoundPageProps, 'orders'>) {
  const { columns, find } = useCopy('desk-queue');
  const { paymentStates } = useCopy('desk-order');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <div className="overflow-x-auto">
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{columns.order}</th>
            <th scope="col">{columns.vehicle}</th>
            <th scope="col">{find.placed}</th>
            <th scope="col">{find.payment}</th>
            <th scope="col" className="num">
              {find.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.orderId}>
              <th scope="row">
                <a href={path(orderAddress(order))} lang="en" translate="no">
                  {order.publicId}
                </a>
              </th>
              <td>
                <ShownVehicle display={order.display} />
              </td>
              <td>{instantText(order.createdAt, language)}</td>
              <td>{paymentStates[order.paymentState]}</td>
              <td className="num">{formatRupees(paise(order.total))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Listings, inspections and sales; one that has no page is named only. */
function FoundWorks({ works }: Pick<FoundPageProps, 'works'>) {
  const copy = useCopy('desk-queue');
  const { columns } = copy;
  const kinds: Readonly<Record<string, Words | undefined>> = copy.orderKinds;
  const ended: Readonly<Record<string, States | undefined>> = useCopy('desk-found');
  return (
    <div className="overflow-x-auto">
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{columns.order}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.step}</th>
          </tr>
        </thead>
        <tbody>
          {works.map((work) => (
            <tr key={work.itemId}>
              <th scope="row">
                <FoundId work={work} /> <bdi lang="en">{work.name}</bdi>
              </th>
              <td>{kinds[work.orderKind]?.name}</td>
              <td>
                {
                  (work.isOpen ? kinds[work.orderKind]?.states : ended[work.orderKind])?.[
                    work.state
                  ]
                }
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FoundId({ work }: { readonly work: FoundWork }) {
  const path = usePagePath();
  const address = foundAddress(work);
  return address === null ? (
    <span lang="en" translate="no">
      {work.publicId}
    </span>
  ) : (
    <a href={path(address)} lang="en" translate="no">
      {work.publicId}
    </a>
  );
}

type States = Readonly<Record<string, string>>;
type Words = { readonly name: string; readonly states: States };
