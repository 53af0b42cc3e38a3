import type {
  DeskItem,
  DeskPolicy,
  DeskRecharge,
  DeskReportItem,
  DeskReservation,
  DeskTag,
} from '@pahiya/contracts/operators/desk-kind-schema';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import type { Fact } from '@pahiya/ui/key-values';
import type { ReactNode } from 'react';
import type { Copies } from '../../../../frame/copy/copies.ts';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import { CodeRun } from '../../../../parts/texts/code-run.tsx';
import { CodeWord } from '../../../../parts/texts/code-word.tsx';
import { EnglishRun } from '../../../../parts/texts/english-run.tsx';

type Words = Copies['desk-items'];
type Row = readonly [keyof Words['facts'], ReactNode];
type Reading = { readonly copy: Words; readonly language: Language };

/** What is known of a recharge, tag or report, in rows; what is not known has none. */
export function useItemFacts(item: DeskItem): readonly Fact[] {
  const copy = useCopy('desk-items');
  const { language } = usePage();
  const reading = { copy, language };
  return rowsOf(item, reading).flatMap(([id, detail]) =>
    detail === null ? [] : [{ id, term: copy.facts[id], detail }],
  );
}

function rowsOf(item: DeskItem, reading: Reading): readonly Row[] {
  switch (item.kind) {
    case 'fastag-recharge':
      return rechargeRows(item, reading);
    case 'fastag-tag':
      return tagRows(item, reading);
    case 'service-report':
      return reportRows(item, reading);
    case 'insurance-policy':
      return policyRows(item, reading);
    case 'used-car-reservation':
      return reservationRows(item, reading);
  }
}

function rechargeRows(
  { recharge, requestId, billerId, complaintState }: DeskRecharge,
  { copy, language }: Reading,
): readonly Row[] {
  const { askedAt, askedCount, complaintRef, failure } = recharge;
  const checked = timeOf(askedAt, language);
  return [
    ['bank', <EnglishRun key="bank" text={recharge.issuer} />],
    ['biller', code(billerId)],
    ['amount', formatRupees(paise(recharge.amount))],
    ['requestId', code(requestId)],
    ['sent', timeOf(recharge.sentAt, language)],
    ['asked', checked === null ? null : copy.checked(checked, askedCount)],
    ['answered', timeOf(recharge.answeredAt, language)],
    ['dueBy', dayOf(recharge.lastDay, language)],
    ['reference', code(recharge.reference)],
    ['failure', failureOf(failure, copy)],
    [
      'complaint',
      complaintRef === null ? null : (
        <>
          <CodeRun text={complaintRef} />
          {complaintState === null ? '' : ` · ${copy.complaintStates[complaintState]}`}
        </>
      ),
    ],
  ];
}

function tagRows(
  { issue, requestId, dispatchBy }: DeskTag,
  { copy, language }: Reading,
): readonly Row[] {
  const stateOf = (picture: DeskTag['issue']['resend'][number], isSent: boolean) => {
    if (issue.resend.includes(picture)) return copy.pictureStates.again;
    return isSent ? copy.pictureStates.sent : copy.pictureStates.needed;
  };
  const pictures = issue.pictures.map(
    ({ picture, isSent }) => `${copy.pictures[picture]}: ${stateOf(picture, isSent)}`,
  );
  return [
    ['bank', <EnglishRun key="bank" text={issue.issuer.name} />],
    ['requestId', code(requestId)],
    ['tagClass', code(`VC${issue.tagClass}`)],
    ['pictures', pictures.length === 0 ? null : lines(pictures)],
    ['failure', failureOf(issue.reason, copy)],
    ['serial', code(issue.tagSerial)],
    ['courier', issue.courier === null ? null : <EnglishRun key="c" text={issue.courier} />],
    ['consignment', code(issue.consignmentId)],
    ['dispatchBy', dayOf(dispatchBy, language)],
  ];
}

function reservationRows({ reservation }: DeskReservation, { language }: Reading): readonly Row[] {
  return [
    ['car', <EnglishRun key="car" text={`${reservation.carName} ${reservation.madeYear}`} />],
    ['reference', code(reservation.listing)],
    ['heldUntil', timeOf(reservation.heldUntil, language)],
  ];
}

function reportRows(item: DeskReportItem, { copy, language }: Reading): readonly Row[] {
  const { report } = item;
  return [
    ['vendor', <EnglishRun key="vendor" text={item.vendor} />],
    ['requestId', code(item.requestId)],
    ['purpose', copy.purposes[report.purpose]],
    ['visits', String(report.visits)],
    ['ordered', timeOf(item.orderedAt, language)],
    ['made', timeOf(item.madeAt, language)],
    ['refundBy', timeOf(report.refundBy, language)],
    ['validUntil', timeOf(report.validUntil, language)],
    ['corrections', item.corrections === 0 ? null : String(item.corrections)],
  ];
}

function policyRows(
  { policy, requestId, stated, paidBack }: DeskPolicy,
  { copy, language }: Reading,
): readonly Row[] {
  const correction = policy.bonusCheck?.correction ?? null;
  return [
    ['insurer', <EnglishRun key="insurer" text={policy.insurer} />],
    ['requestId', code(requestId)],
    ['policyNumber', code(policy.policyNumber)],
    ['refundBy', timeOf(policy.refundBy, language)],
    ['handOverBy', policy.handedOverAt === null ? timeOf(policy.handOverBy, language) : null],
    ['handedOver', timeOf(policy.handedOverAt, language)],
    ['stated', stated === null ? null : formatRupees(paise(stated))],
    ['paidBack', paidBack === null ? null : formatRupees(paise(paidBack))],
    [
      'bonus',
      correction === null
        ? null
        : copy.bonusTo({
            ...{ from: policy.bonusCheck?.percent ?? 0, to: correction.percent },
            due: correction.due === null ? null : formatRupees(paise(correction.due)),
          }),
    ],
  ];
}

function lines(texts: readonly string[]) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function failureOf(failure: string | null, { failures }: Words) {
  return failure === null ? null : <CodeWord code={failure} words={failures} />;
}

function code(text: string | null) {
  return text === null ? null : <CodeRun text={text} />;
}

function timeOf(instant: string | null, language: Language): string | null {
  return instant === null ? null : instantText(instant, language);
}

function dayOf(day: string | null, language: Language): string | null {
  return day === null ? null : formatIstDate(day as IstDate, language);
}
