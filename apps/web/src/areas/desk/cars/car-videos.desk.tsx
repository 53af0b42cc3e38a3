import {
  editorCarVideos,
  editorDeleteCarVideo,
  editorSaveCarVideo,
} from '@pahiya/contracts/new-cars/car-video-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage, type Refused, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { CarVideosPage } from './car-videos-page.tsx';
import { readVideo, type TypedVideo } from './typed-video.ts';

/** A refused video with what was typed. */
export type VideoOutcome = { readonly refused: Refused; readonly typed: TypedVideo };

const deeds = ['saved', 'deleted'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(editorCarVideos, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const query = new URL(request.url).searchParams;
  const deed = deeds.find((one) => one === query.get('done')) ?? null;
  const model = (query.get('model') ?? '').slice(0, 170);
  return { kind: 'videos' as const, ...answer.value, deed, model };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const { typed, body } = readVideo(form);
  const isDeleting = formText(form, 'intent') === 'delete';
  const answer = isDeleting
    ? await tools.api.call(editorDeleteCarVideo, { params: { id: formText(form, 'id') || '0' } })
    : await tools.api.call(editorSaveCarVideo, { body });
  if (answer.ok) {
    return redirect(`/desk/cars/videos?done=${isDeleting ? 'deleted' : 'saved'}`, 303);
  }
  const refused = refusedForm(tools, answer.error, { intent: 'save', request });
  if (refused instanceof Response) return refused;
  return data<VideoOutcome>({ refused: refused.data, typed }, refused.init ?? undefined);
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-cars').videos.title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as VideoOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <CarVideosPage {...page} outcome={outcome} />;
}
