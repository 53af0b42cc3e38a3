import type { OrderKindName } from '@pahiya/contracts/order-kinds';
import { listOrders } from '@pahiya/contracts/orders/order-calls';
import '../../frame/styles/records.css';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../parts/failure/page-failure.ts';
import { kindNames } from './kinds/kind-views.ts';
import { OrdersPage } from './orders-page.tsx';
import { OrdersVisitor } from './orders-visitor.tsx';
import { useMyOrders } from './use-my-orders.ts';

const pageSize = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { searchParams } = new URL(request.url);
  const cursor = searchParams.get('cursor')?.slice(0, 200);
  const kind = readKind(searchParams.get('kind'));
  if (!tools.isLoggedInHint) return { kind: 'visitor' as const };
  const answer = await tools.api.call(listOrders, {
    query: {
      limit: pageSize,
      ...(kind === null ? {} : { kind }),
      ...(cursor === undefined ? {} : { cursor }),
    },
  });
  if (answer.ok) {
    const { orders, nextCursor } = answer.value;
    const isFirst = cursor === undefined;
    return { kind: 'orders' as const, orders, nextCursor, isFirst, shown: kind };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return { kind: 'visitor' as const };
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

/** The kind of an address; all kinds for an unknown one. */
function readKind(text: string | null): OrderKindName | null {
  return kindNames.find((kind) => kind === text) ?? null;
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('orders').metaTitle,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('orders');
  const isLoading = useMyOrders({
    orders: page.kind === 'orders' ? page.orders : null,
    failure: page.kind === 'failed' ? page.failure.code : null,
  });
  switch (page.kind) {
    case 'visitor':
      return <OrdersVisitor next="/orders" />;
    case 'failed':
      return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
    case 'orders':
      return <OrdersPage {...page} isLoading={isLoading} />;
  }
}
