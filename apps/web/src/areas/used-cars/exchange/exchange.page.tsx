import '../../../frame/styles/records.css';
import type { Answer } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { contactChannels } from '@pahiya/contracts/contact-ledger/contact-terms';
import { askPartExchange, partExchangeOffer } from '@pahiya/contracts/used-cars/exchange-calls';
import { usedCarListing } from '@pahiya/contracts/used-cars/used-car-calls';
import { type PartExchange, partExchange } from '@pahiya/domain/listings/part-exchange';
import { formatKms } from '@pahiya/domain/shared/format';
import { groupDigits } from '@pahiya/domain/shared/intl';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, rupees } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { PriceLines } from '@pahiya/ui/price-lines';
import { TextField } from '@pahiya/ui/text-field';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import type { UsedCar } from '../car/used-car.ts';
import { exchangePath, usedCarPath } from '../facts/used-car-paths.ts';
import { carName, fullPrice } from '../facts/used-car-words.ts';
import { failedUsedCarPage } from '../load-used-car-page.ts';
import {
  type ExchangeField,
  ExchangeForm,
  type ExchangeOutcome,
  exchangeFields,
  type TypedExchange,
} from './exchange-form.tsx';

type ExchangeEstimate = NonNullable<Answer<'partExchangeOffer'>['estimate']>;
const mostRupees = 100_000_000;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  const listing = { params: { listing: params.listing ?? '' } };
  const search = new URL(request.url).searchParams;
  const asked = search.get('estimate');
  const estimateId = asked !== null && uuid.test(asked) ? asked : '';
  const [answer, offer] = await Promise.all([
    api.call(usedCarListing, listing),
    api.call(partExchangeOffer, {
      ...listing,
      query: estimateId === '' ? {} : { estimate: estimateId },
    }),
  ]);
  if (!answer.ok) return failedUsedCarPage(answer.error);
  const estimate = offer.ok ? offer.value.estimate : null;
  const typed = estimate === null ? (search.get('value') ?? '') : '';
  return {
    kind: 'car' as const,
    car: answer.value.car,
    typed: typed.slice(0, 20),
    estimate,
    // Whether an estimate was asked for that is unknown or too old.
    isEstimateOld: asked !== null && offer.ok && estimate === null,
    value:
      estimate !== null
        ? estimate.toDealer.pricePaise / 100
        : typed === ''
          ? null
          : readWhole(typed, mostRupees),
    // Without an answer the page still works out what is left.
    dealer: offer.ok ? offer.value.dealer : null,
    isSent: search.get('done') === 'asked',
    isLoggedIn: isLoggedInHint,
  };
}

/** Sends the dealer the enquiry; what is wrong is shown with its field. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { api, language } = tools;
  const listing = params.listing ?? '';
  const form = await request.formData();
  const text = (name: string) => formText(form, name).trim();
  const typed: TypedExchange = {
    ...{ value: text('value'), car: text('car'), year: text('year'), km: text('km') },
    channels: contactChannels.filter((channel) => form.getAll('channel').includes(channel)),
  };
  const estimateId = text('estimate');
  if (uuid.test(estimateId)) return sendEstimated(tools, { listing, estimateId, typed });
  const [value, year] = [readWhole(typed.value, mostRupees), readWhole(typed.year, 9999)];
  const km = typed.km === '0' ? 0 : readWhole(typed.km, 9_999_999);
  const missing = exchangeFields.filter(
    (field) =>
      (field === 'car' && typed.car.length < 3) ||
      (field === 'year' && year === null) ||
      (field === 'km' && km === null) ||
      (field === 'channel' && typed.channels.length === 0),
  );
  if (missing.length > 0 || value === null || year === null || km === null) {
    return data<ExchangeOutcome>({ kind: 'fields', fields: missing, typed }, { status: 400 });
  }
  const { car, channels } = typed;
  const body = { car, year, km, valuePaise: rupees(value), channels: [...channels], language };
  const answer = await api.call(askPartExchange, { params: { listing }, body });
  const path = `${exchangePath(listing)}?value=${value}`;
  if (answer.ok) return redirect(`${path}&done=asked`, 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(path), 303);
  const fields = wrongFields(answer.error);
  const status = failure.status;
  return fields.length > 0
    ? data<ExchangeOutcome>({ kind: 'fields', fields, typed }, { status })
    : data<ExchangeOutcome>({ kind: 'failed', failure, typed }, { status });
}

/** Sends the enquiry with a stored estimate: its car and value are known here. */
async function sendEstimated(
  { api, language }: PageTools,
  {
    listing,
    estimateId,
    typed,
  }: { readonly listing: string; readonly estimateId: string; readonly typed: TypedExchange },
) {
  const path = `${exchangePath(listing)}?estimate=${estimateId}`;
  if (typed.channels.length === 0) {
    return data<ExchangeOutcome>({ kind: 'fields', fields: ['channel'], typed }, { status: 400 });
  }
  const body = { estimateId, channels: [...typed.channels], language };
  const answer = await api.call(askPartExchange, { params: { listing }, body });
  if (answer.ok) return redirect(`${path}&done=asked`, 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(path), 303);
  return data<ExchangeOutcome>({ kind: 'failed', failure, typed }, { status: failure.status });
}

function wrongFields(error: ApiFailure): readonly ExchangeField[] {
  const paths =
    error.kind === 'problem' ? (error.problem.errors ?? []).map(({ path }) => path) : [];
  return exchangeFields.filter((field) => paths.includes(`body.${field}`));
}

function readWhole(typed: string, most: number): number | null {
  const value = Number(typed.replace(/[\s,₹]/g, ''));
  return typed !== '' && Number.isInteger(value) && value > 0 && value <= most ? value : null;
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('part-exchange').title,
  isIndexable: false,
}));

/** What is left to pay for a car when another is given in exchange. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ExchangeOutcome | null;
  const copy = useCopy('part-exchange');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { car, typed, value, dealer, isSent, isLoggedIn, estimate, isEstimateOld } = page;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <PageTitle title={copy.title} lead={copy.lead(carName(car), fullPrice(car.pricePaise))} />
      {isEstimateOld && <p role="alert">{copy.oldEstimate}</p>}
      {estimate !== null && <Estimated estimate={estimate} />}
      <form method="get" action={path(exchangePath(car.listing))} className="grid gap-4">
        <TextField
          id="value"
          name="value"
          label={estimate === null ? copy.field : copy.otherField}
          hint={copy.hint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={13}
          prefix="₹"
          defaultValue={typed}
          error={typed !== '' && value === null ? copy.wrong : undefined}
          required
        />
        <div className="actions">
          <Button type="submit">{copy.submit}</Button>
          <a
            href={path(`/valuation?exchange=${car.listing}`)}
            className="inline-flex min-h-11 items-center"
          >
            {estimate === null ? copy.estimate : copy.estimateAgain}
          </a>
        </div>
      </form>
      {value !== null && <Deal car={car} value={value} isTyped={estimate === null} />}
      {isSent && dealer !== null && outcome === null && <DoneNote text={copy.ask.sent(dealer)} />}
      {value !== null && dealer !== null && !isSent && (
        <ExchangeForm
          {...{ listing: car.listing, dealer, value, isLoggedIn, outcome }}
          estimateId={estimate?.estimateId ?? null}
        />
      )}
      <p>
        <a data-document="" href={path(usedCarPath(car))}>
          {copy.back}
        </a>
      </p>
    </div>
  );
}

/** The own car's estimate with its working. */
function Estimated({ estimate }: { readonly estimate: ExchangeEstimate }) {
  const { estimated: copy } = useCopy('part-exchange');
  const { language } = usePage();
  const { car, year, km, toDealer, privatePaise, lines, on } = estimate;
  const date = parseIstDate(on);
  return (
    <Card id="estimate" title={copy.title}>
      <div className="grid gap-3">
        <p>{copy.car(`${car} ${year}`, formatKms(km))}</p>
        <PriceLines
          lines={[
            ...lines.map(({ id, amountPaise }) => ({
              id,
              label: copy.lines[id],
              amount: id === 'start' ? fullPrice(amountPaise) : signed(amountPaise),
            })),
            { id: 'private', label: copy.privately, amount: fullPrice(privatePaise) },
            {
              id: 'trade',
              label: copy.trade,
              amount: signed(toDealer.pricePaise - privatePaise),
            },
          ]}
          total={{ label: copy.total, amount: fullPrice(toDealer.pricePaise) }}
        />
        <p className="text-ink-2 text-small">
          {copy.range(fullPrice(toDealer.lowPaise), fullPrice(toDealer.highPaise))}{' '}
          {date !== null && copy.day(formatIstDate(date, language))}
        </p>
      </div>
    </Card>
  );
}

function signed(amount: number): string {
  return amount < 0 ? `− ${fullPrice(-amount)}` : `+ ${fullPrice(amount)}`;
}

function Deal({
  car,
  value,
  isTyped,
}: {
  readonly car: UsedCar;
  readonly value: number;
  readonly isTyped: boolean;
}) {
  const copy = useCopy('part-exchange');
  const { today } = usePage();
  const exchange = rupees(value);
  const { pricePaise, madeYear, seller } = car;
  const deal = partExchange({ price: pricePaise as Paise, exchange, madeYear }, today);
  const rows = [
    [copy.price, fullPrice(pricePaise)],
    [isTyped ? copy.exchangeTyped : copy.exchange, `− ${fullPrice(exchange)}`],
    deal.over > 0 ? [copy.over, fullPrice(deal.over)] : [copy.toPay, fullPrice(deal.toPay)],
  ] as const;
  return (
    <Card id="deal" title={copy.deal}>
      <div className="grid gap-3">
        <dl className="grid gap-2">
          {rows.map(([label, amount]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd className="nums font-semibold">{amount}</dd>
            </div>
          ))}
        </dl>
        {deal.tcs !== null && seller === 'dealer' && (
          <p>{copy.tcs(fullPrice(deal.tcs.amount), groupDigits(deal.tcs.rate / 1000))}</p>
        )}
        <LoanNote loan={deal.loan} isPaid={deal.toPay === 0} />
        <p className="text-ink-2 text-small">{copy.note}</p>
      </div>
    </Card>
  );
}

function LoanNote({
  loan,
  isPaid,
}: {
  readonly loan: PartExchange['loan'];
  readonly isPaid: boolean;
}) {
  const copy = useCopy('part-exchange');
  if (isPaid) return null;
  if (loan === null) return <p>{copy.noLoan}</p>;
  const { principal, downPayment, months, low, high } = loan;
  return (
    <p>
      {copy.loan({
        ...{ loan: fullPrice(principal), months },
        ...{ low: fullPrice(low), high: fullPrice(high) },
      })}{' '}
      {downPayment > 0 && copy.downPayment(fullPrice(downPayment))}
    </p>
  );
}
