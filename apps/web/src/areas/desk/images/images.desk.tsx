import { editorImages } from '@pahiya/contracts/images/images-calls';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { actOnImages, type ImageOutcome, imageDeeds } from './image-actions.ts';
import { ImagesPage } from './images-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const page = /^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0] ?? '1';
  const answer = await pageTools(context).api.call(editorImages, {
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

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-images').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ImageOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <ImagesPage {...page} outcome={outcome} />;
}
