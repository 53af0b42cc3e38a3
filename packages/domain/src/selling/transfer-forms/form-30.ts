import { formatIstDate } from '../../shared/ist-date.ts';
import { formatRupees } from '../../shared/money.ts';
import { blank, dayWords, type HandoverFacts, type HandoverPage } from './handover-facts.ts';

/** Form 30 of the Central Motor Vehicles Rules 1989, filled in. Rule id: SALE-PAPERS. */
export function form30Page(f: HandoverFacts): HandoverPage {
  const on = dayWords(f.on);
  return {
    title: 'FORM 30',
    lead: '[See Rules 55(2) and (3)] Report of transfer of ownership of a motor vehicle',
    blocks: [
      { kind: 'text', text: `To\nThe Registering Authority, ${f.office ?? blank}` },
      { kind: 'part', title: 'PART I: FOR THE USE OF THE TRANSFEROR' },
      { kind: 'fact', term: 'Name of the transferor', value: f.seller },
      { kind: 'fact', term: 'Son / wife / daughter of', value: null },
      { kind: 'fact', term: 'Full address', value: null },
      {
        kind: 'text',
        text: `I hereby declare that I have on this ${on} sold my motor vehicle bearing registration mark ${f.vehicleNumber} to ${f.buyer} for a sum of ${formatRupees(f.amount)} and handed over the certificate of registration and the certificate of insurance.`,
      },
      {
        kind: 'text',
        text: 'I hereby declare that to the best of my knowledge the certificate of registration of the vehicle has not been suspended or cancelled. I enclose the No Objection Certificate issued by the registering authority / a declaration under section 50(1). (Strike out whichever is inapplicable.)',
      },
      { kind: 'sign', left: 'Date', right: 'Signature or thumb impression of the transferor' },
      { kind: 'part', title: 'PART II: FOR THE USE OF THE TRANSFEREE' },
      { kind: 'fact', term: 'Name of the transferee', value: f.buyer },
      { kind: 'fact', term: 'Son / wife / daughter of', value: null },
      { kind: 'fact', term: 'Full address', value: f.buyerAddress },
      {
        kind: 'text',
        text: `I hereby declare that I have on this ${on} purchased the motor vehicle bearing registration mark ${f.vehicleNumber} from ${f.seller} and request that the transfer of ownership be entered in the certificate of registration. I enclose the certificate of registration and the certificate of insurance.`,
      },
      { kind: 'sign', left: 'Date', right: 'Signature or thumb impression of the transferee' },
      { kind: 'part', title: 'CONSENT OF THE FINANCIER, if there is one' },
      {
        kind: 'sign',
        left: 'Name and seal',
        right: 'Signature of the financier under the agreement',
      },
      { kind: 'part', title: 'OFFICE ENDORSEMENT' },
      {
        kind: 'text',
        text: `Ref. No. ${blank} The transfer of ownership is entered with effect from ${blank}.`,
      },
      { kind: 'sign', left: 'Date', right: 'Signature of the Registering Authority' },
      {
        kind: 'text',
        text: `To be applied for by ${formatIstDate(f.applyBy, 'en')} (Motor Vehicles Act 1988, s. 50(1)(b)).`,
      },
    ],
  };
}
