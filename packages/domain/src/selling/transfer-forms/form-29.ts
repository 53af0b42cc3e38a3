import { formatIstDate } from '../../shared/ist-date.ts';
import { blank, dayWords, type HandoverFacts, type HandoverPage } from './handover-facts.ts';

/** Form 29 of the Central Motor Vehicles Rules 1989, filled in. What the record does not say stays blank. Rule id:
 * SALE-PAPERS. */
export function form29Page(f: HandoverFacts): HandoverPage {
  return {
    title: 'FORM 29',
    lead: '[See Rule 55(1)] Notice of transfer of ownership of a motor vehicle',
    blocks: [
      {
        kind: 'text',
        text: '(To be made in duplicate; the duplicate copy with the endorsement of the registering authority is returned to the transferor when the transfer is entered.)',
      },
      { kind: 'text', text: `To\nThe Registering Authority, ${f.office ?? blank}` },
      { kind: 'fact', term: 'Name of transferor', value: f.seller },
      { kind: 'fact', term: 'Son / wife / daughter of', value: null },
      { kind: 'fact', term: 'Full address', value: null },
      {
        kind: 'text',
        text: `I have, on the ${dayWords(f.on)}, sold and delivered my vehicle bearing registration mark ${f.vehicleNumber}.`,
      },
      { kind: 'fact', term: 'Make', value: f.maker ?? f.car },
      { kind: 'fact', term: 'Chassis No.', value: endOf(f.chassisEnd) },
      { kind: 'fact', term: 'Engine No.', value: endOf(f.engineEnd) },
      { kind: 'fact', term: 'To Shri / Smt. / Kumari', value: f.buyer },
      { kind: 'fact', term: 'Son / wife / daughter of', value: null },
      { kind: 'fact', term: 'Residing at', value: f.buyerAddress },
      {
        kind: 'text',
        text: 'The certificate of registration and the certificate of insurance have been handed over to him / her / them.',
      },
      {
        kind: 'text',
        text: 'To the best of my knowledge and belief the vehicle is / is not subject to an agreement of hire-purchase, lease or hypothecation. (Strike out whichever is inapplicable.)',
      },
      {
        kind: 'sign',
        left: 'Date',
        right: 'Signature or thumb impression of the registered owner (transferor)',
      },
      { kind: 'sign', left: 'Date', right: 'Signature or thumb impression of the transferee' },
      { kind: 'part', title: 'OFFICE ENDORSEMENT' },
      {
        kind: 'text',
        text: `Ref. No. ${blank} Office of the ${blank}\nThe ownership of vehicle ${f.vehicleNumber} has been transferred to the name of ${blank} with effect from ${blank}.`,
      },
      { kind: 'sign', left: 'Date', right: 'Signature of the Registering Authority' },
      {
        kind: 'text',
        text: `To be reported by ${formatIstDate(f.reportBy, 'en')} (Motor Vehicles Act 1988, s. 50(1)(a)). Print two copies. The wording of Forms 29 and 30 was not compared with the printed forms; the current ones are on parivahan.gov.in.`,
      },
    ],
  };
}

function endOf(end: string | null): string | null {
  return end === null ? null : `______________${end}`;
}
