import { openShortLink } from '@pahiya/contracts/short-links/link-calls';
import type { LinkKind } from '@pahiya/contracts/short-links/link-kinds';
import { ButtonLink } from '@pahiya/ui/button';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../parts/failure/page-failure.ts';

/** The page of each kind of link, before its token. */
const pageOf: Readonly<Record<LinkKind, string>> = {
  'service-report': '/service-history/shared',
  'dealer-card': '/dealer',
  'insurance-quote': '/insurance-quote',
  'lead-offer': '/dealer/offer',
};

/** Every shared link starts here; each kind has its own page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? '';
  const answer = await pageTools(context).api.call(openShortLink, { params: { token } });
  if (answer.ok) return redirect(`${pageOf[answer.value.kind]}/${encodeURIComponent(token)}`, 303);
  const failure = toPageFailure(answer.error);
  return data({ failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('links').title,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const { failure } = useLoaderData<typeof loader>();
  const copy = useCopy('links');
  const path = usePagePath();
  return (
    <div className="mx-auto max-w-2xl pt-4">
      <FailureFace
        failure={failure}
        level={1}
        action={<ButtonLink href={path('/')}>{copy.home}</ButtonLink>}
      />
    </div>
  );
}
