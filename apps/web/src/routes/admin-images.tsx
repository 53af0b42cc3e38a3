import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { failedPage } from '../admin/admin-gate.ts';
import { deskMeta } from '../admin/desk-meta.ts';
import { FailedDeskPage } from '../admin/failed-desk-page.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import {
  actOnImages,
  type ImageOutcome,
  imageDeeds,
} from '../features/admin-images/image-actions.ts';
import { ImagesPage } from '../features/admin-images/images-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const page = /^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0] ?? '1';
  const answer = await pageTools(context).api.call('editorImages', {
    query: { pageNumber: page },
  });
  if (!answer.ok) return failedPage(answer.error, request);
  return {
    kind: 'images' as const,
    ...answer.value,
    done: imageDeeds.find((one) => one === search.get('done')) ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return actOnImages(pageTools(context), await request.formData(), request);
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('admin-images').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ImageOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <ImagesPage {...page} outcome={outcome} />;
}
