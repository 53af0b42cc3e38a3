import { getConsents, setConsent } from '@pahiya/contracts/account/consent-calls';
import { FailedFace } from '@pahiya/ui/failed-face';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { safeNextPath } from '../../frame/page/page-path.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { ConsentCard } from './consent-card.tsx';

export const meta = pageMeta(({ copy }) => ({ title: copy('consent').title, isIndexable: false }));

/** Consents of the account, or of this browser when signed out. */
export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(getConsents, {});
  if (!answer.ok) return data({ consents: null }, { status: 503 });
  return { consents: answer.value.consents };
}

const purposes = [
  'analytics',
  'marketing-messages',
  'ad-measurement',
  'toll-crossings',
  'toll-reminders',
  'whatsapp-reminders',
  'whatsapp-alerts',
] as const;

/** Gives or withdraws one consent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const purpose = purposes.find((one) => one === form.get('purpose'));
  if (purpose === undefined) return redirect('/consent', 303);
  const body = { purpose, granted: form.get('granted') === 'true' } as const;
  await pageTools(context).api.call(setConsent, { body });
  return redirect(safeNextPath(form.get('next'), '/consent'), 303);
}

export function Component() {
  const copy = useCopy('consent');
  const errors = useCopy('errors');
  const { consents } = useLoaderData<typeof loader>();
  return (
    <div className="narrow-page stack">
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      {consents === null ? (
        <FailedFace title={copy.failed} detail={errors.byCode['server/unavailable'].detail} />
      ) : (
        consents.map((consent) => <ConsentCard key={consent.purpose} consent={consent} />)
      )}
      <section className="stack">
        <h2>{copy.keeps.title}</h2>
        <ul className="plain-list">
          {copy.keeps.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
