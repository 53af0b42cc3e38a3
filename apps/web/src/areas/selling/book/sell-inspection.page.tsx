import type { Answer } from '@pahiya/api-client/api-client';
import { sellCarInspection, sellCarSlots } from '@pahiya/contracts/selling/selling-calls';
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
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { readSlot } from '../../../parts/slot/slot-words.ts';
import { salePath } from '../selling-paths.ts';
import { BookPage } from './book-page.tsx';

/** Fields of the form that can be wrong. */
export const bookFields = ['vehicleNumber', 'km', 'cityId', 'fromHour', 'address'] as const;
export type BookField = (typeof bookFields)[number];

/** What became of the form: fields to fix, another failure, or a slot to confirm. */
export type BookOutcome =
  | { readonly kind: 'fields'; readonly fields: readonly BookField[]; readonly typed: Typed }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly typed: Typed }
  | { readonly kind: 'held'; readonly booked: Answer<'sellCarInspection'> };
export type Typed = Readonly<Record<'vehicleNumber' | 'km' | 'address' | 'slot', string>>;

const delhi = 10_084;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, cookie } = pageTools(context);
  const query = new URL(request.url).searchParams;
  const asked = Number(query.get('cityId') ?? cookie('cityId') ?? delhi);
  const cityId = Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : delhi;
  const own = await api.call(sellCarSlots, { query: { cityId } });
  const known = own.ok ? own : await api.call(sellCarSlots, { query: { cityId: delhi } });
  const typed = {
    vehicleNumber: (query.get('vehicleNumber') ?? '').slice(0, 20),
    km: (query.get('km') ?? '').slice(0, 9),
    estimateId: (query.get('estimateId') ?? '').slice(0, 36),
  };
  if (!known.ok) {
    const failure = toPageFailure(known.error);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const { city, slots, fee } = known.value;
  return { kind: 'form' as const, cityId: own.ok ? cityId : delhi, city, slots, fee, typed };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const form = await request.formData();
  const typed: Typed = {
    vehicleNumber: formText(form, 'vehicleNumber').slice(0, 40),
    km: formText(form, 'km').slice(0, 12),
    address: formText(form, 'address').slice(0, 300),
    slot: formText(form, 'slot').slice(0, 20),
  };
  const km = Number(typed.km.replace(/[\s,]/g, ''));
  const slot = readSlot(typed.slot);
  const fields: BookField[] = [
    ...(typed.vehicleNumber.trim() === '' ? (['vehicleNumber'] as const) : []),
    ...(typed.km === '' || !Number.isInteger(km) || km < 0 ? (['km'] as const) : []),
    ...(slot === null ? (['fromHour'] as const) : []),
    ...(typed.address.trim().length < 10 ? (['address'] as const) : []),
  ];
  if (fields.length > 0 || slot === null) {
    return data<BookOutcome>({ kind: 'fields', fields, typed }, { status: 400 });
  }
  const estimateId = formText(form, 'estimateId');
  const answer = await api.call(sellCarInspection, {
    body: {
      vehicleNumber: typed.vehicleNumber,
      cityId: Number(formText(form, 'cityId')) || delhi,
      ...slot,
      address: typed.address,
      km,
      estimateId: estimateId === '' ? null : estimateId,
    },
  });
  if (answer.ok) {
    return answer.value.heldUntil === null
      ? redirect(salePath(answer.value.saleId), 303)
      : data<BookOutcome>({ kind: 'held', booked: answer.value });
  }
  const refused = refusedFields(answer.error);
  if (refused.length > 0) {
    return data<BookOutcome>({ kind: 'fields', fields: refused, typed }, { status: 400 });
  }
  const failure = toPageFailure(answer.error);
  return data<BookOutcome>({ kind: 'failed', failure, typed }, { status: failure.status });
}

type Refused = Extract<
  Awaited<ReturnType<ReturnType<typeof pageTools>['api']['call']>>,
  { ok: false }
>['error'];

function refusedFields(failure: Refused): readonly BookField[] {
  if (failure.kind !== 'problem') return [];
  if (failure.code === 'vehicle/not-a-mark') return ['vehicleNumber'];
  const paths = (failure.problem.errors ?? []).map(({ path }) => path.replace('body.', ''));
  return bookFields.filter((field) => paths.includes(field));
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('sell-car').book.metaTitle,
  description: copy('sell-car').book.metaDescription,
  canonical: '/sell-car/inspection',
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as BookOutcome | undefined) ?? null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <BookPage {...page} outcome={outcome} />;
}
