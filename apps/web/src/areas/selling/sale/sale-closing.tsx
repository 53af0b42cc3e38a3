import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { PriceLines } from '@pahiya/ui/price-lines';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Timeline } from '@pahiya/ui/timeline';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { AcceptForm } from './accept-form.tsx';
import { needsReport } from './needs-report.ts';
import { SaleAct, useSaleForm } from './sale-act.tsx';
import type { SaleRefusal } from './sale-refusal.ts';

type Sale = Answer<'sellCarSale'>;
/** A sale, and its last form where it was refused. */
type Refusable = { readonly sale: Sale; readonly refusal: SaleRefusal | null };
type Offer = NonNullable<Sale['round']>['offers'][number];

/** The money of a sale: inviting bids, the offer with its working, what comes after it. */
export function SaleClosing({
  sale,
  names,
  refusal,
}: Refusable & { readonly names: ReadonlyMap<string, string> }) {
  const copy = useCopy('sell-offer');
  const { language, nowIso } = usePage();
  const { state, round } = sale;
  return (
    <>
      {state === 'unsold' && <p>{copy.unsold}</p>}
      {(state === 'inspected' ||
        state === 'unsold' ||
        state === 'declined' ||
        state === 'expired') &&
        !needsReport(sale, nowIso) && <OpenRound sale={sale} refusal={refusal} />}
      {state === 'open' && round !== null && (
        <Card id="round" title={copy.running.title}>
          <p>{copy.running.text(instantText(round.endsAt, language))}</p>
          <p>
            {copy.running.reserve}: <b className="nums">{rupeesOf(round.reserve)}</b>
          </p>
        </Card>
      )}
      {state === 'offered' && round !== null && (
        <>
          <Dues sale={sale} refusal={refusal} />
          {round.offers.map((offer) => (
            <OfferCard key={offer.bidId} {...{ sale, offer, names, refusal }} />
          ))}
          <SaleAct sale={sale} intent="decline" label={copy.offer.decline} variant="quiet">
            <p className="text-ink-2 text-small">{copy.offer.declineNote}</p>
          </SaleAct>
        </>
      )}
      {state === 'funded' && <HandOver sale={sale} refusal={refusal} />}
      {sale.acceptance !== null && <After sale={sale} refusal={refusal} />}
      {sale.handover !== null && sale.handover.recordClosedAt === null && (
        <Messages sale={sale} handover={sale.handover} />
      )}
    </>
  );
}

function OpenRound({ sale, refusal }: Refusable) {
  const copy = useCopy('sell-offer').open;
  const { hours, charge, gst, offerDays, suggested } = sale.terms;
  const { typed, error, errors } = useSaleForm({ sale, refusal }, 'open-round');
  return (
    <Card id="open-round" title={copy.title}>
      <SaleAct sale={sale} intent="open-round" label={copy.submit} errors={errors}>
        <p>{copy.text}</p>
        <input type="hidden" name="charge" value={charge + gst} />
        <SelectField
          id="hours"
          name="hours"
          label={copy.hours}
          defaultValue={typed('hours')}
          options={hours.map((one) => ({ value: String(one), label: copy.hoursOf(one) }))}
        />
        <TextField
          id="reserve"
          name="reserve"
          label={copy.reserve}
          hint={suggested === null ? undefined : copy.reserveHint(rupeesOf(suggested))}
          defaultValue={typed('reserve')}
          error={error('reservePaise')}
          inputMode="numeric"
          maxLength={12}
          required
        />
        <p>
          <b>{copy.charge(rupeesOf(charge), rupeesOf(gst), offerDays)}</b>
        </p>
      </SaleAct>
    </Card>
  );
}

function Dues({ sale, refusal }: Refusable) {
  const copy = useCopy('sell-offer').dues;
  const { language } = usePage();
  const { dues } = sale;
  const { typed, error, errors } = useSaleForm({ sale, refusal }, 'dues');
  return (
    <Card id="dues" title={copy.title}>
      <SaleAct sale={sale} intent="dues" label={copy.submit} variant="outline" errors={errors}>
        <p>{copy.text}</p>
        {dues.hasFailedSource && <p role="alert">{copy.failed}</p>}
        {dues.challanCount !== null && dues.challansAt !== null && (
          <p>
            {copy.count(dues.challanCount)} · {copy.checked(instantText(dues.challansAt, language))}
          </p>
        )}
        <TextField
          id="loan"
          name="loan"
          label={copy.loan}
          hint={copy.loanHint}
          inputMode="numeric"
          maxLength={12}
          defaultValue={typed('loan') ?? (dues.loan === null ? '' : String(dues.loan / 100))}
          error={error('loanPaise')}
          required
        />
        <TextField
          id="lender"
          name="lender"
          label={copy.lender}
          maxLength={80}
          defaultValue={typed('lender') ?? dues.lender ?? ''}
          error={error('lender')}
        />
      </SaleAct>
    </Card>
  );
}

function OfferCard({
  sale,
  offer,
  names,
  refusal,
}: Refusable & { readonly offer: Offer; readonly names: ReadonlyMap<string, string> }) {
  const copy = useCopy('sell-offer').offer;
  const { language } = usePage();
  const { working, net, authorisationNumber, conditions } = offer;
  const until = sale.round?.offerUntil ?? null;
  return (
    <Card id={`offer-${offer.bidId}`} title={copy.title(offer.dealer)}>
      <div className="grid gap-4">
        <p className="text-ink-2 text-small">
          {authorisationNumber === null ? copy.no29b : copy.form29b(authorisationNumber)}
          {until !== null && <> · {copy.until(instantText(until, language))}</>}
        </p>
        {conditions !== null && (
          <p>
            <b>{copy.conditions}</b> <bdi>{conditions}</bdi>
          </p>
        )}
        {working !== null && (
          <PriceLines
            lines={[
              {
                id: 'estimate',
                label: copy.estimate,
                amount: rupeesOf(working.estimate.middle),
                note: copy.range(rupeesOf(working.estimate.low), rupeesOf(working.estimate.high)),
              },
              ...working.deductions.map(({ pointId, grade, amount }) => ({
                id: pointId,
                label: names.get(pointId) ?? pointId,
                amount: signed(-amount),
                note: copy.grade(pointId, grade),
                isLess: true,
              })),
              { id: 'inspected', label: copy.inspected, amount: rupeesOf(working.inspected) },
              { id: 'market', label: copy.market, amount: signed(working.market) },
            ]}
            total={{ label: copy.amount, amount: rupeesOf(working.offer) }}
          />
        )}
        {net.kind === 'unknown' ? (
          <p>
            <b className="amount">{rupeesOf(offer.amount)}</b>
            <br />
            {copy.netUnknown}
          </p>
        ) : (
          <PriceLines
            lines={net.lines
              .filter((line) => line.amount !== 0)
              .map((line) => ({
                id: line.id,
                label: copy.lines[line.id],
                amount: line.id === 'bid' ? rupeesOf(line.amount) : signed(line.amount),
              }))}
            total={
              net.kind === 'net'
                ? { label: copy.net, amount: rupeesOf(net.net) }
                : { label: copy.net, amount: signed(-net.missing) }
            }
          />
        )}
        {net.kind === 'short' && <p>{copy.short(rupeesOf(net.missing))}</p>}
        {net.kind === 'net' && (
          <AcceptForm sale={sale} bidId={offer.bidId} net={net.net} refusal={refusal} />
        )}
      </div>
    </Card>
  );
}

function HandOver({ sale, refusal }: Refusable) {
  const copy = useCopy('sell-offer').hand;
  const { typed, error, errors } = useSaleForm({ sale, refusal }, 'hand-over');
  return (
    <Card id="hand-over" title={copy.title}>
      <SaleAct sale={sale} intent="hand-over" label={copy.submit} errors={errors}>
        <p>{copy.text}</p>
        <TextField
          id="name"
          name="name"
          label={copy.name}
          defaultValue={typed('name')}
          error={error('sellerName')}
          autoComplete="name"
          maxLength={80}
          required
        />
        <TextField
          id="place"
          name="place"
          label={copy.place}
          defaultValue={typed('place')}
          error={error('place')}
          maxLength={120}
          required
        />
        <TextField
          id="km"
          name="km"
          label={copy.km}
          defaultValue={typed('km')}
          error={error('odometerKm')}
          inputMode="numeric"
          maxLength={9}
          required
        />
        <CheckField
          id="other"
          name="other"
          value="yes"
          label={copy.other}
          defaultChecked={typed('other') === 'yes'}
        />
      </SaleAct>
    </Card>
  );
}

function After({ sale, refusal }: Refusable) {
  const { after: copy, ack } = useCopy('sell-offer');
  const { language } = usePage();
  const { acceptance, handover, saleId } = sale;
  const { typed, error, errors } = useSaleForm({ sale, refusal }, 'acknowledge');
  if (acceptance === null) return null;
  const dayOf = (text: string) => {
    const date = parseIstDate(text);
    return date === null ? text : formatIstDate(date, language);
  };
  const paymentOf = (kind: 'dealer' | 'seller') => {
    const payment = acceptance.payments.find((one) => one.kind === kind);
    return payment === undefined ? null : copy.reference(payment.reference, dayOf(payment.paidOn));
  };
  const at = (iso: string | null | undefined) =>
    iso === null || iso === undefined ? null : instantText(iso, language);
  const step = (id: string, title: string, when: string | null, detail?: string) => ({
    id,
    title,
    state: when === null ? ('next' as const) : ('done' as const),
    word: when === null ? copy.next : copy.done,
    ...(when === null ? {} : { when }),
    ...(detail === undefined ? {} : { detail }),
  });
  return (
    <Card id="after" title={copy.title}>
      <div className="grid gap-4">
        <Timeline
          steps={[
            step('dealer', copy.dealer, paymentOf('dealer'), rupeesOf(acceptance.bid)),
            step(
              'handover',
              copy.handover,
              at(handover?.handedOverAt),
              handover === null ? copy.planned(dayOf(acceptance.handoverOn)) : undefined,
            ),
            step('paid', copy.paid, paymentOf('seller'), rupeesOf(acceptance.net)),
            step('liability', copy.liability, at(handover?.liabilityClosedAt), copy.liabilityNote),
            step('record', copy.record, at(handover?.recordClosedAt), copy.recordNote),
          ]}
        />
        {handover !== null && (
          <>
            <ul className="grid gap-1">
              {handover.duties.map(({ id, dueOn }) => (
                <li key={id}>
                  {copy.due[id]}: <b>{dayOf(dueOn)}</b>
                </li>
              ))}
            </ul>
            <p>
              <a href={`/api/v1/web/sell-car/sales/${saleId}/handover-file`} download>
                {copy.file}
              </a>
              <br />
              <span className="nums text-ink-2">{copy.check(handover.code)}</span>
            </p>
            {handover.liabilityClosedAt === null && (
              <SaleAct
                sale={sale}
                intent="acknowledge"
                label={ack.submit}
                variant="outline"
                errors={errors}
              >
                <TextField
                  id="ack"
                  name="number"
                  label={ack.number}
                  defaultValue={typed('number')}
                  error={error('number')}
                  maxLength={40}
                  required
                />
              </SaleAct>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

function Messages({ sale, handover }: { sale: Sale; handover: NonNullable<Sale['handover']> }) {
  const copy = useCopy('sell-offer').messages;
  const { channels, hasEmail } = handover;
  return (
    <Card id="messages" title={copy.title}>
      <SaleAct sale={sale} intent="alerts" label={copy.save} variant="outline">
        <p className="text-ink-2 text-small">{copy.text}</p>
        <CheckField
          id="sms"
          name="sms"
          value="yes"
          label={copy.sms}
          defaultChecked={channels.includes('sms')}
        />
        <CheckField
          id="email"
          name="email"
          value="yes"
          label={copy.email}
          hint={hasEmail ? undefined : copy.noEmail}
          defaultChecked={channels.includes('email')}
        />
      </SaleAct>
    </Card>
  );
}

function rupeesOf(amount: number): string {
  return formatRupees(amount as Paise);
}

function signed(amount: number): string {
  return amount < 0 ? `−${rupeesOf(-amount)}` : `+${rupeesOf(amount)}`;
}
