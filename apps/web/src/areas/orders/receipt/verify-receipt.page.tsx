import { verifyReceipt } from '@pahiya/contracts/receipts/receipt-calls';
import '../../../frame/styles/records.css';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { ReceiptCheck } from './receipt-check.tsx';

/** Codes of other lengths are invalid and not looked up. */
const codeLength = { min: 10, max: 80 };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const code = params.code ?? '';
  if (code.length < codeLength.min || code.length > codeLength.max) {
    return data({ kind: 'unknown' as const }, { status: 404 });
  }
  const { api, language } = pageTools(context);
  const answer = await api.call(verifyReceipt, {
    params: { code },
    query: { language },
  });
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
