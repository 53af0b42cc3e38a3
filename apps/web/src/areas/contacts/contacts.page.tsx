import {
  listContacts,
  reportCall,
  stopContact,
} from '@pahiya/contracts/contact-ledger/contact-calls';
import '../../frame/styles/records.css';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../frame/page/form-text.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { signInPath } from '../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../parts/failure/page-failure.ts';
import { refusedOf } from '../../parts/failure/refused.ts';
import { ContactsPage } from './contacts-page.tsx';

const here = '/account/contacts';
const deeds = ['stopped', 'reported'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, nowIso } = pageTools(context);
  const answer = await api.call(listContacts, {});
  if (answer.ok) {
    const done = new URL(request.url).searchParams.get('done');
    const deed = deeds.find((one) => one === done) ?? null;
    return { kind: 'contacts' as const, ...answer.value, deed, nowIso };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(here));
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const consentId = formText(form, 'consent');
  if (formText(form, 'intent') === 'stop') {
    const answer = await tools.api.call(stopContact, { params: { consentId } });
    if (answer.ok) return redirect(`${here}?done=stopped`, 303);
    return failed(tools, answer.error, 'stop');
  }
  const typed = formText(form, 'calledOn');
  const body = {
    consentId: consentId === '' ? null : consentId,
    caller: formText(form, 'caller'),
    calledOn: parseDdMmYyyy(typed) ?? typed,
    note: formText(form, 'note'),
  };
  const answer = await tools.api.call(reportCall, { body });
  if (answer.ok) return redirect(`${here}?done=reported`, 303);
  return failed(tools, answer.error, 'report');
}

function failed(...[tools, error, intent]: Parameters<typeof refusedOf>) {
  const refused = refusedOf(tools, error, intent);
  if (needsSignIn(refused.failure)) return redirect(signInPath(here), 303);
  return data(refused, { status: refused.failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('contacts').title,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <ContactsPage {...page} refused={refused} />;
}
