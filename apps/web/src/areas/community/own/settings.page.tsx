import type { ApiClient } from '@pahiya/api-client/api-client';
import {
  communityInit,
  mutedPeople,
  mutePerson,
  updateProfile,
} from '@pahiya/contracts/community/community-calls';
import { displayNameRules } from '@pahiya/domain/community/display-name';
import { handleLength } from '@pahiya/domain/community/handle';
import { textLengths } from '@pahiya/domain/community/post-states';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { safeNextPath } from '../../../frame/page/page-path.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { MutedCard } from './muted-card.tsx';
import { SuspendedCard } from './suspended-card.tsx';
import { TrustCard } from './trust-card.tsx';

const here = '/community/settings';

type NameOutcome = {
  readonly handle: string;
  readonly displayName: string;
  readonly bio: string;
  readonly fields: readonly ('handle' | 'displayName' | 'bio' | 'taken')[];
  readonly failure: PageFailure | null;
};

const nextOf = (text: string | null) => safeNextPath(text ?? '', '');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  const query = new URL(request.url).searchParams;
  const next = nextOf(query.get('next'));
  const address = next === '' ? here : `${here}?next=${encodeURIComponent(next)}`;
  if (!isLoggedInHint) return redirect(signInPath(address), 303);
  const [init, muted] = await Promise.all([api.call(communityInit, {}), api.call(mutedPeople, {})]);
  if (!init.ok) {
    const failure = toPageFailure(init.error);
    return data({ failure }, { status: failure.status });
  }
  const { userData } = init.value;
  const isSaved = query.get('saved') === '1' && userData !== null;
  const { handle, bio, suspension } = userData ?? { handle: '', bio: '', suspension: null };
  const displayName = userData?.displayName ?? '';
  const people = muted.ok ? muted.value.people : [];
  const level = userData && { trust: userData.trust, missing: userData.missing };
  const own = { handle, displayName, bio, suspension, level };
  return { failure: null, ...own, people, next, isSaved };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const form = await request.formData();
  const unmute = formText(form, 'unmute').slice(0, 40);
  if (unmute !== '') return endMute(api, unmute);
  const handle = formText(form, 'handle').trim().replace(/^@/, '').slice(0, 60);
  const displayName = form.has('displayName')
    ? formText(form, 'displayName').slice(0, 200)
    : undefined;
  const bio = formText(form, 'bio');
  const next = nextOf(formText(form, 'next'));
  const refuse = (status: number, outcome: Partial<NameOutcome>) =>
    data<NameOutcome>(
      { ...{ handle, displayName: displayName ?? '', bio, fields: [], failure: null }, ...outcome },
      { status },
    );
  if (handle === '' || handle.length > handleLength.most * 2) {
    return refuse(400, { fields: ['handle'] });
  }
  if (bio.length > textLengths.bio.most * 2) return refuse(400, { fields: ['bio'] });
  const answer = await api.call(updateProfile, { body: { handle, displayName, bio } });
  if (answer.ok) return redirect(next === '' ? `${here}?saved=1` : next, 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  if (failure.code === 'community/name-taken') return refuse(409, { fields: ['taken'] });
  const paths = answer.error.kind === 'problem' ? (answer.error.problem.errors ?? []) : [];
  const fields = (['handle', 'displayName', 'bio'] as const).filter((field) =>
    paths.some(({ path }) => path === `body.${field}`),
  );
  return refuse(failure.status, fields.length > 0 ? { fields } : { failure });
}

/** Hears from a muted or blocked person again. */
async function endMute(api: ApiClient, handle: string) {
  const ended = await api.call(mutePerson, { body: { handle, how: 'none' } });
  // Somebody who left since is heard no more: it is as wanted.
  if (ended.ok || toPageFailure(ended.error).code === 'community/not-found') {
    return redirect(`${here}?saved=1#muted`, 303);
  }
  const failure = toPageFailure(ended.error);
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  return data({ failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community-own').settings.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as Partial<NameOutcome> | null;
  const copy = useCopy('community-write');
  const community = useCopy('community');
  const path = usePagePath();
  const { settings } = useCopy('community-own');
  const rules = displayNameRules(usePage().today);
  if (page.failure !== null) {
    return <FailureFace failure={page.failure} title={settings.title} level={1} />;
  }
  const fields = outcome?.fields ?? [];
  const nameError = fields.includes('taken')
    ? settings.taken
    : fields.includes('handle')
      ? settings.wrongName
      : undefined;
  const displayError = fields.includes('displayName')
    ? settings.wrongDisplayName(rules.changeDays)
    : undefined;
  const bioError = fields.includes('bio') ? settings.wrongBio : undefined;
  return (
    <div className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs
        label={community.crumbs}
        trail={[{ href: path('/community'), label: community.crumb }]}
        here={settings.title}
      />
      <div className="grid gap-1.5">
        <h1>{settings.title}</h1>
        <p className="text-ink-2">{settings.lead}</p>
      </div>
      {page.suspension !== null && <SuspendedCard suspension={page.suspension} />}
      {page.isSaved && outcome === null && <DoneNote text={settings.saved} />}
      {outcome?.failure != null && <FailureFace failure={outcome.failure} action={null} />}
      <Form method="post" action={here}>
        <Card>
          <div className="grid gap-4">
            <FormErrors
              title={copy.fix}
              errors={[
                ...(nameError === undefined ? [] : [{ fieldId: 'handle', message: nameError }]),
                ...(displayError === undefined
                  ? []
                  : [{ fieldId: 'displayName', message: displayError }]),
                ...(bioError === undefined ? [] : [{ fieldId: 'bio', message: bioError }]),
              ]}
            />
            <input type="hidden" name="next" value={page.next} />
            <TextField
              id="handle"
              name="handle"
              label={settings.name}
              hint={settings.nameHint}
              prefix="@"
              defaultValue={outcome?.handle ?? page.handle}
              maxLength={handleLength.most * 2}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={nameError}
              required
            />
            <TextField
              id="displayName"
              name="displayName"
              label={settings.displayName}
              hint={settings.displayNameHint(rules)}
              defaultValue={outcome?.displayName ?? page.displayName}
              maxLength={rules.most * 2}
              autoComplete="off"
              spellCheck={false}
              error={displayError}
            />
            <TextAreaField
              id="bio"
              name="bio"
              label={settings.bio}
              hint={settings.bioHint}
              rows={3}
              defaultValue={outcome?.bio ?? page.bio}
              error={bioError}
            />
            <SubmitButton label={settings.submit} busy={copy.busy} action={here} block />
          </div>
        </Card>
      </Form>
      {page.level !== null && <TrustCard {...page.level} />}
      <MutedCard people={page.people} />
    </div>
  );
}
