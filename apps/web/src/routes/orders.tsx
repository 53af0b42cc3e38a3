import '../records.css';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { OrdersPage, OrdersVisitor } from '../features/orders/orders-page.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../page-parts/page-failure.ts';

const pageSize = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const cursor = new URL(request.url).searchParams.get('cursor')?.slice(0, 200);
  if (!tools.isLoggedInHint) return { kind: 'visitor' as const };
  const answer = await tools.api.call('listChallanOrders', {
    query: { limit: pageSize, ...(cursor === undefined ? {} : { cursor }) },
  });
  if (answer.ok) return { kind: 'orders' as const, ...answer.value, isFirst: cursor === undefined };
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return { kind: 'visitor' as const };
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('orders').metaTitle,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('orders');
  switch (page.kind) {
    case 'visitor':
      return <OrdersVisitor next="/orders" />;
    case 'failed':
      return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
    case 'orders':
      return <OrdersPage {...page} />;
  }
}
