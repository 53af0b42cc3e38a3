import '../records.css';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { ReceiptCheck } from '../features/orders/receipt-check.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';
import { toPageFailure } from '../page-parts/page-failure.ts';

/** Codes of other lengths are invalid and not looked up. */
const codeLength = { min: 10, max: 80 };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const code = params.code ?? '';
  if (code.length < codeLength.min || code.length > codeLength.max) {
    return data({ kind: 'unknown' as const }, { status: 404 });
  }
  const answer = await pageTools(context).api.call('verifyChallanReceipt', { params: { code } });
  if (answer.ok) return { kind: 'receipt' as const, receipt: answer.value };
  const failure = toPageFailure(answer.error);
  if (failure.code === 'order/not-found') {
    return data({ kind: 'unknown' as const }, { status: 404 });
  }
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('order-receipt').metaTitle,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('order-receipt');
  switch (page.kind) {
    case 'receipt':
      return <ReceiptCheck receipt={page.receipt} />;
    case 'unknown':
      return (
        <div className="narrow-page">
          <EmptyFace title={copy.unknown.title} level={1} detail={copy.unknown.detail} />
        </div>
      );
    case 'failed':
      return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
  }
}
