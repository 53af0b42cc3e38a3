import { setConsent } from '@pahiya/contracts/account/consent-calls';
import {
  addTollNotice,
  changeTollNotice,
  tollNotices,
} from '@pahiya/contracts/fastag/tag-page-calls';
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
import { readIndianTime, readRupees } from './form-values.ts';
import { refusedFields, tagPageFailure, tagVehicleOf } from './load-tag-page.ts';
import {
  type NoticeField,
  type NoticeOutcome,
  noticeActs,
  noticeFields,
} from './notice-outcome.ts';
import { tagPath } from './tag-paths.ts';
import { TollNoticesPage } from './toll-notices-page.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const vehicle = await tagVehicleOf(params.vehicleNum);
  const { vehicleNumber } = vehicle;
  const answer = await pageTools(context).api.call(tollNotices, { params: { vehicleNumber } });
  if (answer.ok) return { vehicle, answer: answer.value, failure: null };
  const failure = tagPageFailure(answer.error, vehicleNumber);
  return data({ vehicle, answer: null, failure }, { status: failure.status });
}

/** Keeps an e-notice, or records what happened to one. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const { vehicleNumber } = await tagVehicleOf(params.vehicleNum);
  const form = await request.formData();
  const noticeId = formText(form, 'noticeId');
  const here = tagPath(vehicleNumber, 'e-notices');
  const intent = formText(form, 'intent');
  if (intent === 'remind' || intent === 'forget') {
    const body = { purpose: 'toll-reminders', granted: intent === 'remind' } as const;
    const changed = await api.call(setConsent, { body });
    return changed.ok ? redirect(here, 303) : failed(tagPageFailure(changed.error, vehicleNumber));
  }
  if (noticeId !== '') {
    const act = noticeActs.find((one) => one === formText(form, 'act'));
    if (act === undefined) return redirect(here, 303);
    const answer = await api.call(changeTollNotice, {
      params: { vehicleNumber, noticeId },
      body: { act },
    });
    return answer.ok ? redirect(here, 303) : failed(tagPageFailure(answer.error, vehicleNumber));
  }
  const typed = Object.fromEntries(
    noticeFields.map((field) => [field, formText(form, field).trim()]),
  ) as Record<NoticeField, string>;
  const fee = readRupees(typed.fee);
  const issuedAt = readIndianTime(typed.issuedAt);
  const faults = noticeFields.filter((field) => isFault(field, typed, fee, issuedAt));
  if (fee === null || issuedAt === null || faults.length > 0) return faulty(faults, typed);
  const { place, noticeNumber } = typed;
  const answer = await api.call(addTollNotice, {
    params: { vehicleNumber },
    body: { place, fee, issuedAt, ...(noticeNumber === '' ? {} : { noticeNumber }) },
  });
  if (answer.ok) return redirect(here, 303);
  const refused = refusedFields(answer.error);
  const known = noticeFields.filter((field) => refused.includes(field));
  if (known.length > 0) return faulty(known, typed);
  return failed(tagPageFailure(answer.error, vehicleNumber));
}

function isFault(
  field: NoticeField,
  typed: Record<NoticeField, string>,
  fee: number | null,
  issuedAt: string | null,
): boolean {
  switch (field) {
    case 'place':
      return typed.place.length < 2 || typed.place.length > 80;
    case 'noticeNumber':
      return typed.noticeNumber.length > 40;
    case 'fee':
      return fee === null || fee < 100 || fee > 5_000_000;
    case 'issuedAt':
      return issuedAt === null;
  }
}

function faulty(faults: readonly NoticeField[], typed: Record<NoticeField, string>) {
  return data<NoticeOutcome>({ kind: 'faults', faults, typed }, { status: 400 });
}

function failed(failure: ReturnType<typeof tagPageFailure>) {
  return data<NoticeOutcome>({ kind: 'failed', failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('toll-tag').notices.title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as NoticeOutcome | undefined;
  return <TollNoticesPage {...page} outcome={outcome ?? null} />;
}
