import '../../../frame/styles/records.css';
import { fetchOrder } from '@pahiya/contracts/orders/order-calls';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, type PageFailure } from '../../../parts/failure/page-failure.ts';
import { sheetPath } from '../quote-paths.ts';
import { addressFailure } from '../quotes/address-failure.ts';
import { PolicySheetPage } from './policy-sheet-page.tsx';

const notFound: PageFailure = { code: 'order/not-found', status: 404, retryAfter: null };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { orderId = '' } = params;
  const signIn = signInPath(sheetPath(orderId));
  if (!tools.isLoggedInHint) throw redirect(signIn, 303);
  const answer = await tools.api.call(fetchOrder, { params: { id: orderId } });
  if (!answer.ok) {
    const failure = addressFailure(answer.error, 'order/not-found');
    if (needsSignIn(failure)) throw redirect(signIn, 303);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const { publicId, display, total, details } = answer.value.order;
  if (details.kind !== 'insurance-policy') {
    return data({ kind: 'failed' as const, failure: notFound }, { status: 404 });
  }
  return { kind: 'sheet' as const, order: { orderId, publicId, display, total, details } };
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('insurance-buy').kept.title,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'sheet') return <PolicySheetPage order={page.order} />;
  return (
    <div className="mx-auto max-w-xl pt-4">
      <FailureFace failure={page.failure} level={1} />
    </div>
  );
}
