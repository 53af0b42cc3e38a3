import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { plateStyleOf } from '@pahiya/domain/rc/vehicle-class';
import type { PlateKind } from '@pahiya/ui/plate';
import type { Tone } from '@pahiya/ui/tone';
import type { RecordContext } from '../../record-words/record-context.ts';
import { named, ours, type Run, vehicleName } from '../../record-words/record-words.ts';
import { type ValidityLine, validityLines } from '../../record-words/validity-lines.ts';
import { plateKindOf, plateParts } from '../../vehicle-number/plate-parts.ts';
import { type Attention, attentionOf } from './attention.ts';
import { type FactView, fact } from './fact-view.ts';
import { type NcrView, ncrView } from './ncr-view.ts';
import { officeFacts } from './office-facts.ts';
import { blockFacts, loanFacts, ownerFacts, statusTone, statusWord } from './standing-facts.ts';
import { ageText, fuelValue, normValue, vehicleFacts } from './vehicle-facts.ts';

/** Ids of the groups; also their anchors in the page. */
export type GroupId = 'vehicle' | 'owner' | 'office' | 'loan' | 'blocks';

/** A group of facts that belong together in a person's mind. */
export type FactGroup = {
  readonly id: GroupId;
  readonly title: string;
  readonly facts: readonly FactView[];
};

/** The whole record as the page shows it: words and states decided, nothing left to components but drawing. */
export type RecordView = {
  readonly vehicleNumber: string;
  readonly display: string;
  readonly masked: string;
  readonly plate: { readonly parts: readonly string[]; readonly kind: PlateKind };
  readonly title: Run;
  readonly subtitle: readonly Run[];
  readonly status: { readonly tone: Tone; readonly word: string };
  readonly attention: Attention;
  /** Third party and own damage. */
  readonly covers: readonly ValidityLine[];
  readonly insuranceFacts: readonly FactView[];
  /** The other papers, without those that are not needed. */
  readonly papers: readonly ValidityLine[];
  readonly notNeeded: readonly ValidityLine[];
  readonly groups: readonly FactGroup[];
  readonly ncr: NcrView | null;
};

/** Decides every word and state of a record for one day and language. */
export function recordView(context: RecordContext): RecordView {
  const { answer, record, copy } = context;
  const lines = validityLines(context);
  const isCover = (line: ValidityLine) =>
    line.document === 'third-party' || line.document === 'own-damage';
  const others = lines.filter((line) => !isCover(line));
  const ncr = ncrView(context);
  const name = vehicleName(record.maker, record.model);
  return {
    vehicleNumber: record.vehicleNumber,
    display: answer.mark.display,
    masked: maskVehicleNumber(record.vehicleNumber),
    plate: {
      parts: plateParts(answer.mark.display),
      kind: plateKindOf(plateStyleOf(answer.mark.kind, record)),
    },
    title: name === null ? ours(copy.unnamed) : { text: name, isEnglish: true },
    subtitle: subtitleOf(context),
    status: { tone: statusTone(record.status.code), word: statusWord(context) },
    attention: attentionOf(context, lines, ncr),
    covers: lines.filter(isCover),
    insuranceFacts: insuranceFacts(context),
    papers: others.filter((line) => line.state !== 'not-needed'),
    notNeeded: others.filter((line) => line.state === 'not-needed'),
    groups: [
      { id: 'vehicle', title: copy.groups.vehicle, facts: vehicleFacts(context) },
      { id: 'owner', title: copy.groups.owner, facts: ownerFacts(context) },
      { id: 'office', title: copy.groups.office, facts: officeFacts(context) },
      { id: 'loan', title: copy.groups.loan, facts: loanFacts(context) },
      { id: 'blocks', title: copy.groups.blocks, facts: blockFacts(context) },
    ],
    ncr,
  };
}

/** "Petrol · BS VI · White · 2nd owner · 5 y 8 m old", as far as it is known. */
function subtitleOf(context: RecordContext): readonly Run[] {
  const { record, copy } = context;
  const parts: readonly (Run | string | null)[] = [
    fuelValue(context),
    record.norm.code === 'unknown' ? null : normValue(context),
    record.ownerSerial === null ? null : copy.explain.owner.serial(record.ownerSerial),
    ageText(context),
  ];
  return parts
    .filter((part) => part !== null)
    .map((part) => (typeof part === 'string' ? ours(part) : part));
}

function insuranceFacts(context: RecordContext): readonly FactView[] {
  const { insurance } = context.record;
  const policy = insurance.policyLast4;
  return [
    fact(context, 'insurer', insurance.insurer && named(insurance.insurer)),
    ...(policy === null
      ? []
      : [fact(context, 'policyLast4', { text: `•••• ${policy}`, isEnglish: true })]),
  ];
}
