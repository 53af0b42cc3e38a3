import { callAddress } from '@pahiya/contracts/call';
import type { InsurancePolicyDetails } from '@pahiya/contracts/insurance/details/insurance-policy-details';
import { policyDocument } from '@pahiya/contracts/insurance/insurance-calls';
import { policyTerms } from '@pahiya/domain/insurance/policy-terms';
import { daysBetween, formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { Download } from '@pahiya/ui/icons';
import { KeyValues } from '@pahiya/ui/key-values';
import type { Copies } from '../../../../frame/copy/copies.ts';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import { isPlate } from '../../../../parts/vehicle-number/plate-parts.ts';
import type { BodyProps } from '../../view/kind-view.ts';
import { VehicleNumber } from './vehicle-number.tsx';

/** The policy of an order: whether it is in force, its number, days and document, and where the premium is. */
export function PolicyBody({ order, details, outcome }: BodyProps<'insurance-policy'>) {
  const copy = useCopy('order-insurance-policy');
  const { language, today, nowIso } = usePage();
  const path = usePagePath();
  const isChecking = details.state === 'unpaid' && order.payment.state === 'checking';
  const { word, text } = isChecking ? copy.checking : copy.states[details.state];
  const day = (one: string) => formatIstDate(one as IstDate, language);
  const sum = (amount: number) => formatRupees(amount as Paise);
  const pdf = callAddress(policyDocument).replace(':orderId', order.orderId);
  const sheetPath = `/insurance-policy/${order.orderId}/sheet`;
  const isIssued = details.policyNumber !== null;
  const isEnding =
    details.state === 'issued' &&
    details.endsOn !== null &&
    daysBetween(today, details.endsOn as IstDate) <= renewalDays;
  const { cancellation } = details;
  // Its own damage has ended: what is left is third party.
  const lacksDamage =
    details.state === 'issued' &&
    cancellation?.part === 'own-damage' &&
    cancellation.isConfirmed &&
    details.cover !== 'own-damage';
  const showsBonus = !lacksDamage || details.bonusCheck?.correction !== null;
  const { claimNotice, portal } = policyTerms(details.startsOn as IstDate);
  const office = portal === null ? null : `${portal.site}, ${portal.phones.join(copy.or)}`;
  return (
    <>
      <Card title={copy.policy} id="policy">
        <div className="grid gap-3">
          <p className="font-semibold">{word}</p>
          <p>{text}</p>
          {!order.canPay && details.quotedTotal !== order.total && (
            <p>{copy.priceChanged(sum(details.quotedTotal), sum(order.total))}</p>
          )}
          {cancellation !== null && (
            <p className="font-semibold">
              {copy.cancelled[cancellation.part]({
                day: day(cancellation.on),
                refund: sum(cancellation.refund),
                isConfirmed: cancellation.isConfirmed,
              })}
            </p>
          )}
          {details.refundBy !== null && (
            <p>{copy.refundBy(instantText(details.refundBy, language))}</p>
          )}
          <KeyValues
            facts={[
              {
                id: 'insurer',
                term: copy.insurer,
                detail: <span lang="en">{details.insurer}</span>,
              },
              {
                id: 'product',
                term: copy.product,
                detail: (
                  <span lang="en">
                    {details.product}, UIN {details.uin}
                  </span>
                ),
              },
              {
                id: 'cover',
                term: copy.cover,
                detail: copy.covers[lacksDamage ? 'third-party' : details.cover],
              },
              ...(details.policyNumber === null
                ? []
                : [{ id: 'number', term: copy.number, detail: details.policyNumber }]),
              { id: 'from', term: copy.from, detail: day(details.startsOn) },
              ...(details.endsOn === null || (lacksDamage && details.thirdPartyUntil !== null)
                ? []
                : [
                    {
                      id: 'until',
                      term: details.thirdPartyUntil === null ? copy.until : copy.damageUntil,
                      detail: day(details.endsOn),
                    },
                  ]),
              ...(details.thirdPartyUntil === null
                ? []
                : [
                    {
                      id: 'third-party-until',
                      term: copy.thirdPartyUntil,
                      detail: day(details.thirdPartyUntil),
                    },
                  ]),
              ...pricedFacts(details, copy, { lacksDamage }),
              {
                id: 'helpline',
                term: copy.helpline,
                detail: (
                  <a className="nums" href={`tel:${details.helpline.replace(/[^+\d]/g, '')}`}>
                    {details.helpline}
                  </a>
                ),
              },
            ]}
          />
          {details.state === 'failed' && isPlate(order.vehicleNumber) && (
            <p>
              <a href={path(`/insurance-homepage/${order.vehicleNumber}?cover=${details.cover}`)}>
                {copy.quotesAgain}
              </a>
            </p>
          )}
          {details.bill !== null && !isIssued && (
            <p>
              <a href={path(sheetPath)}>{copy.sheet}</a>
            </p>
          )}
          {isIssued && (
            <>
              {isEnding && details.endsOn !== null && isPlate(order.vehicleNumber) && (
                <p>
                  {copy.ending(day(details.endsOn))}{' '}
                  <a href={path(renewalPath(order.vehicleNumber, details))}>{copy.renew}</a>
                </p>
              )}
              <div className="actions">
                <ButtonLink href={pdf} download="" icon={<Download />}>
                  {copy.pdf}
                </ButtonLink>
                {details.bill !== null && (
                  <ButtonLink href={path(sheetPath)} variant="outline">
                    {copy.sheet}
                  </ButtonLink>
                )}
              </div>
              <p className="text-ink-2 text-small">
                {details.handedOverAt === null
                  ? details.handOverBy !== null &&
                    copy[details.handOverBy < nowIso ? 'handOverLate' : 'handOverBy'](
                      instantText(details.handOverBy, language),
                    )
                  : copy.handedOver(instantText(details.handedOverAt, language))}
              </p>
              <p className="text-small">
                {copy.claim}
                {claimNotice !== null && <> {copy.claimNotice(claimNotice.from, claimNotice.to)}</>}
              </p>
              <Disclosure summary={copy.complainTitle}>
                <ol className="grid list-decimal gap-2 pl-5">
                  {copy.complain({ ...details, portal: office }).map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </Disclosure>
              <p className="flex flex-wrap gap-x-5 gap-y-2">
                <a href={path('/insurance-claims')}>{copy.claimGuide}</a>
                <a href={path('/insurance-claims/mine')}>{copy.ownClaims}</a>
                {details.state === 'issued' && (cancellation === null || lacksDamage) && (
                  <a href={path(`/insurance-policy/${order.orderId}/cancel`)}>{copy.cancel}</a>
                )}
              </p>
            </>
          )}
        </div>
      </Card>
      <VehicleNumber order={order} details={details} outcome={outcome} />
      {details.state === 'issued' && details.bonusCheck !== null && showsBonus && (
        <BonusCheck
          check={details.bonusCheck}
          orderId={order.orderId}
          canCorrect={cancellation === null && details.endsOn !== null && details.endsOn >= today}
        />
      )}
    </>
  );
}

/** The check of a declared no-claim bonus between the insurers: how far it is, what it is worth, what proves it, and what
 * to do where it was wrong. */
function BonusCheck({
  check,
  orderId,
  canCorrect,
}: {
  readonly check: NonNullable<InsurancePolicyDetails['bonusCheck']>;
  readonly orderId: string;
  readonly canCorrect: boolean;
}) {
  const { bonus: copy } = useCopy('order-insurance-policy');
  const { language, today } = usePage();
  const path = usePagePath();
  const { percent, askedBy, answeredBy, worth, correction } = check;
  const phase = today <= askedBy ? 'asking' : today <= answeredBy ? 'answering' : 'over';
  const day = (one: string) => formatIstDate(one as IstDate, language);
  const sum = worth === null ? null : formatRupees(worth as Paise);
  return (
    <Card title={copy.title} id="bonus-check">
      <div className="grid gap-3">
        <p>
          {copy.declared(percent, sum)}{' '}
          {copy.phases[phase]({ askedBy: day(askedBy), answeredBy: day(answeredBy) })}
        </p>
        <p>
          {copy.proof} <a href={path('/garage/documents')}>{copy.wallet}</a>
        </p>
        {correction !== null && (
          <p className="font-semibold">{copy.corrections[correction.state](correction.percent)}</p>
        )}
        {correction === null && canCorrect && (
          <p>
            {copy.wrong} <a href={path(`/insurance-policy/${orderId}/bonus`)}>{copy.correct}</a>
          </p>
        )}
      </div>
    </Card>
  );
}

/** Address of the prices of the next policy, filled in with what this one says: cover, insured value, bonus, last day. */
function renewalPath(
  vehicleNumber: string,
  { cover, priced, bonusCheck, endsOn, thirdPartyUntil }: InsurancePolicyDetails,
): string {
  // After a bundle's first year third party still runs.
  const next = thirdPartyUntil === null || thirdPartyUntil === endsOn ? cover : 'own-damage';
  const value = priced?.insuredValue ?? null;
  const query = new URLSearchParams({
    cover: next === 'bundle' ? 'package' : next,
    ...(value === null ? {} : { value: String(Math.round(value / 100)) }),
    ...(bonusCheck === null ? {} : { bonus: String(bonusOf(bonusCheck) * 1_000) }),
    ...(endsOn === null || next === 'third-party'
      ? {}
      : { until: formatDdMmYyyy(endsOn as IstDate) }),
  });
  return `/insurance-homepage/${vehicleNumber}?${query}`;
}

/** The bonus that the policy has: the corrected one, once its insurer endorsed it. */
function bonusOf({ percent, correction }: NonNullable<InsurancePolicyDetails['bonusCheck']>) {
  return correction?.state === 'endorsed' ? correction.percent : percent;
}

/** Days before the end of a policy from which its page leads to the next one, as the first reminder does. */
const renewalDays = 45;

/** What the policy was priced for. */
function pricedFacts(
  { priced, startsOn }: BodyProps<'insurance-policy'>['details'],
  copy: Copies['order-insurance-policy'],
  { lacksDamage }: { readonly lacksDamage: boolean },
) {
  if (priced === null) return [];
  const sum = (amount: number) => formatRupees(amount as Paise);
  const { deductible, voluntary, kilometres } = priced;
  const { restrictedProperty: limit } = policyTerms(startsOn as IstDate);
  const limited =
    priced.hasRestrictedProperty && limit !== null
      ? [{ id: 'property', term: copy.property, detail: copy.limitedTo(sum(limit)) }]
      : [];
  if (priced.insuredValue === null || lacksDamage) return limited;
  return [
    ...limited,
    { id: 'idv', term: copy.insuredValue, detail: sum(priced.insuredValue) },
    {
      id: 'excess',
      term: copy.deductible,
      detail:
        voluntary === 0
          ? sum(deductible)
          : copy.withVoluntary({ compulsory: sum(deductible), voluntary: sum(voluntary) }),
    },
    ...(kilometres === null
      ? []
      : [{ id: 'kilometres', term: copy.kilometres, detail: copy.upToKm(kilometres) }]),
  ];
}
