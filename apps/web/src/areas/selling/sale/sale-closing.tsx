import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { PriceLines } from '@pahiya/ui/price-lines';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Timeline } from '@pahiya/ui/timeline';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { salePath } from '../selling-paths.ts';

type Sale = Answer<'sellCarSale'>;
type Offer = NonNullable<Sale['round']>['offers'][number];

/** The money of a sale: inviting bids, the offer with its working, what comes after it. */
export function SaleClosing({ sale, names }: { sale: Sale; names: ReadonlyMap<string, string> }) {
  const copy = useCopy('sell-offer');
  const { language } = usePage();
  const { state, round } = sale;
  return (
    <>
      {state === 'unsold' && <p>{copy.unsold}</p>}
      {(state === 'inspected' ||
        state === 'unsold' ||
        state === 'declined' ||
        state === 'expired') && <OpenRound sale={sale} />}
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
          <Dues sale={sale} />
          {round.offers.map((offer) => (
            <OfferCard key={offer.bidId} sale={sale} offer={offer} names={names} />
          ))}
          <Act sale={sale} intent="decline" label={copy.offer.decline} variant="quiet">
            <p className="text-ink-2 text-small">{copy.offer.declineNote}</p>
          </Act>
        </>
      )}
      {state === 'funded' && <HandOver sale={sale} />}
      {sale.acceptance !== null && <After sale={sale} />}
      {sale.handover !== null && sale.handover.recordClosedAt === null && (
        <Messages sale={sale} handover={sale.handover} />
      )}
    </>
  );
}

function Act({
  sale,
  intent,
  label,
  variant = 'sun',
  children,
}: {
  sale: Sale;
  intent: string;
  label: string;
  variant?: 'sun' | 'outline' | 'quiet';
  children?: ReactNode;
}) {
  const copy = useCopy('sell-offer');
  const action = salePath(sale.saleId);
  return (
    <Form method="post" action={action} className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <SubmitButton
        label={label}
        busy={copy.busy}
        action={action}
        intent={intent}
        variant={variant}
      />
    </Form>
  );
}

function OpenRound({ sale }: { sale: Sale }) {
  const copy = useCopy('sell-offer').open;
  const { hours, charge, gst, offerDays, suggested } = sale.terms;
  return (
    <Card id="open-round" title={copy.title}>
      <Act sale={sale} intent="open-round" label={copy.submit}>
        <p>{copy.text}</p>
        <input type="hidden" name="charge" value={charge + gst} />
        <SelectField
          id="hours"
          name="hours"
          label={copy.hours}
          options={hours.map((one) => ({ value: String(one), label: copy.hoursOf(one) }))}
        />
        <TextField
          id="reserve"
          name="reserve"
          label={copy.reserve}
          hint={suggested === null ? undefined : copy.reserveHint(rupeesOf(suggested))}
          inputMode="numeric"
          maxLength={12}
          required
        />
        <p>
          <b>{copy.charge(rupeesOf(charge), rupeesOf(gst), offerDays)}</b>
        </p>
      </Act>
    </Card>
  );
}

function Dues({ sale }: { sale: Sale }) {
  const copy = useCopy('sell-offer').dues;
  const { language } = usePage();
  const { dues } = sale;
  return (
    <Card id="dues" title={copy.title}>
      <Act sale={sale} intent="dues" label={copy.submit} variant="outline">
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
          defaultValue={dues.loan === null ? '' : String(dues.loan / 100)}
          required
        />
        <TextField
          id="lender"
          name="lender"
          label={copy.lender}
          maxLength={80}
          defaultValue={dues.lender ?? ''}
        />
      </Act>
    </Card>
  );
}

function OfferCard({
  sale,
  offer,
  names,
}: {
  sale: Sale;
  offer: Offer;
  names: ReadonlyMap<string, string>;
}) {
  const copy = useCopy('sell-offer').offer;
  const { language, nowIso } = usePage();
  const { working, net, authorisationNumber } = offer;
  const until = sale.round?.offerUntil ?? null;
  const id = (name: string) => `${name}-${offer.bidId}`;
  return (
    <Card id={id('offer')} title={copy.title(offer.dealer)}>
      <div className="grid gap-4">
        <p className="text-ink-2 text-small">
          {authorisationNumber === null ? copy.no29b : copy.form29b(authorisationNumber)}
          {until !== null && <> · {copy.until(instantText(until, language))}</>}
        </p>
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
                isLess: line.id !== 'bid',
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
          <Act sale={sale} intent="accept" label={copy.accept(rupeesOf(net.net))}>
            <input type="hidden" name="bidId" value={offer.bidId} />
            <input type="hidden" name="net" value={net.net} />
            <TextField
              id={id('holder')}
              name="holder"
              label={copy.holder}
              maxLength={80}
              required
            />
            <TextField
              id={id('number')}
              name="number"
              label={copy.number}
              inputMode="numeric"
              autoComplete="off"
              maxLength={18}
              required
            />
            <TextField
              id={id('ifsc')}
              name="ifsc"
              label={copy.ifsc}
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={11}
              required
            />
            <TextField
              id={id('handoverOn')}
              name="handoverOn"
              type="date"
              label={copy.handover}
              hint={copy.handoverHint}
              min={istDateOf(new Date(nowIso))}
              required
            />
          </Act>
        )}
      </div>
    </Card>
  );
}

function HandOver({ sale }: { sale: Sale }) {
  const copy = useCopy('sell-offer').hand;
  return (
    <Card id="hand-over" title={copy.title}>
      <Act sale={sale} intent="hand-over" label={copy.submit}>
        <p>{copy.text}</p>
        <TextField
          id="name"
          name="name"
          label={copy.name}
          autoComplete="name"
          maxLength={80}
          required
        />
        <TextField id="place" name="place" label={copy.place} maxLength={120} required />
        <TextField id="km" name="km" label={copy.km} inputMode="numeric" maxLength={9} required />
        <CheckField id="other" name="other" value="yes" label={copy.other} />
      </Act>
    </Card>
  );
}

function After({ sale }: { sale: Sale }) {
  const { after: copy, ack } = useCopy('sell-offer');
  const { language } = usePage();
  const { acceptance, handover, saleId } = sale;
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
              copy.planned(dayOf(acceptance.handoverOn)),
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
              <Act sale={sale} intent="acknowledge" label={ack.submit} variant="outline">
                <TextField id="ack" name="number" label={ack.number} maxLength={40} required />
              </Act>
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
      <Act sale={sale} intent="alerts" label={copy.save} variant="outline">
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
      </Act>
    </Card>
  );
}

function rupeesOf(amount: number): string {
  return formatRupees(amount as Paise);
}

function signed(amount: number): string {
  return amount < 0 ? `−${rupeesOf(-amount)}` : `+${rupeesOf(amount)}`;
}
