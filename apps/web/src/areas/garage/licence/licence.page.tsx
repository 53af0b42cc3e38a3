import type { Answer } from '@pahiya/api-client/api-client';
import { lookUpLicence } from '@pahiya/contracts/garage/licence-calls';
import { readLicenceNumber } from '@pahiya/domain/garage/driving-licence';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import '../../../frame/styles/records.css';
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
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { LicencePage, licencePath } from './licence-page.tsx';

export type LicenceField = 'licenceNumber' | 'bornOn' | 'consent';

/** Outcome of the form. What was typed is shown again. */
export type LicenceOutcome = {
  readonly typed: Readonly<Record<'licenceNumber' | 'bornOn', string>>;
} & (
  | { readonly kind: 'answer'; readonly answer: Answer<'lookUpLicence'> }
  | { readonly kind: 'form'; readonly faults: readonly LicenceField[] }
  | { readonly kind: 'failed'; readonly failure: PageFailure }
);

export function loader({ context }: LoaderFunctionArgs) {
  return { isLoggedIn: pageTools(context).isLoggedInHint };
}

/** The answer is shown by the page that the form posted to: it is in no address and in no store. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = {
    licenceNumber: formText(form, 'licenceNumber').trim().slice(0, 30),
    bornOn: formText(form, 'bornOn').trim().slice(0, 30),
  };
  const bornOn = parseDdMmYyyy(typed.bornOn);
  const faults: LicenceField[] = [
    ...(readLicenceNumber(typed.licenceNumber) === null ? (['licenceNumber'] as const) : []),
    ...(bornOn === null ? (['bornOn'] as const) : []),
    ...(formText(form, 'consent') === 'yes' ? [] : (['consent'] as const)),
  ];
  if (faults.length > 0 || bornOn === null) {
    return data<LicenceOutcome>({ kind: 'form', typed, faults }, { status: 400 });
  }
  const answer = await pageTools(context).api.call(lookUpLicence, {
    body: { licenceNumber: typed.licenceNumber, bornOn, consent: true },
  });
  if (answer.ok) return data<LicenceOutcome>({ kind: 'answer', typed, answer: answer.value });
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(licencePath), 303);
  return data<LicenceOutcome>({ kind: 'failed', typed, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('licence').title,
  canonical: licencePath,
  isIndexable: false,
}));

export function Component() {
  const { isLoggedIn } = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as LicenceOutcome | undefined) ?? null;
  return <LicencePage isLoggedIn={isLoggedIn} outcome={outcome} />;
}
