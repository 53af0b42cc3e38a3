import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { failedPage } from '../admin/admin-gate.ts';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { type ImageOutcome, uploadImage } from '../features/admin-images/image-actions.ts';
import { ImagesPage } from '../features/admin-images/images-page.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const page = /^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0] ?? '1';
  const answer = await pageTools(context).api.call('editorImages', {
    query: { pageNumber: page },
  });
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'images' as const, ...answer.value, isDone: search.get('done') === '1' };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return uploadImage(pageTools(context), await request.formData(), request);
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('admin-images').title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ImageOutcome | null;
  const copy = useCopy('admin');
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
  }
  return <ImagesPage {...page} outcome={outcome} />;
}
