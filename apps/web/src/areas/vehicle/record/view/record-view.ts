import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { vehicleName } from '@pahiya/domain/rc/readable-names';
import { plateStyleOf } from '@pahiya/domain/rc/vehicle-class';
import type { PlateKind } from '@pahiya/ui/plate';
import type { Tone } from '@pahiya/ui/tone';
import type { RecordContext } from '../../../../parts/record-words/record-context.ts';
import { english, named, ours, type Run } from '../../../../parts/record-words/record-words.ts';
import { type ValidityLine, validityLines } from '../../../../parts/record-words/validity-lines.ts';
import { plateKindOf, plateParts } from '../../../../parts/vehicle-number/plate-parts.ts';
import { type Attention, attentionOf } from './attention.ts';
import { type FactView, fact } from './fact-view.ts';
import { type NcrView, ncrView } from './ncr-view.ts';
import { officeFacts, officeNote } from './office-facts.ts';
import { blockFacts, loanFacts, ownerFacts, statusView } from './standing-facts.ts';
import {
  ageText,
  fuelValue,
  mainVehicleFacts,
  moreVehicleFacts,
  normValue,
  registrationFact,
} from './vehicle-facts.ts';

/** The record as the page shows it, with all copy and states resolved. */
export type RecordView = {
  readonly vehicleNumber: string;
  readonly masked: string;
  readonly plate: { readonly parts: readonly string[]; readonly kind: PlateKind };
  readonly title: Run;
  readonly subtitle: readonly Run[];
  readonly status: { readonly tone: Tone; readonly word: string };
  readonly attention: Attention;
  /** Third party and own damage. */
  readonly covers: readonly ValidityLine[];
  /** The other papers that apply. */
  readonly papers: readonly ValidityLine[];
  readonly notNeeded: readonly ValidityLine[];
  /** Insurer and numbers of papers. */
  readonly numbers: readonly FactView[];
  readonly owner: readonly FactView[];
  /** Where the RTO facts come from, which is not the registry. */
  readonly officeNote: string | null;
  readonly vehicle: readonly FactView[];
  readonly moreVehicle: readonly FactView[];
  readonly blocks: readonly FactView[];
  readonly ncr: NcrView | null;
};

/** Resolves copy and states of a record for one date and language. */
export function recordView(context: RecordContext): RecordView {
  const { answer, record, copy } = context;
  const lines = validityLines(context);
  const others = lines.filter((line) => !isCover(line));
  const ncr = ncrView(context);
  const name = vehicleName(record.maker, record.model);
  return {
    vehicleNumber: record.vehicleNumber,
    masked: maskVehicleNumber(record.vehicleNumber),
    plate: {
      parts: plateParts(answer.mark.display),
      kind: plateKindOf(plateStyleOf(answer.mark.kind, record)),
    },
    title: name === null ? ours(copy.unnamed) : english(name),
    subtitle: subtitleOf(context),
    status: statusView(context),
    attention: attentionOf(context, lines, ncr),
    covers: lines.filter(isCover),
    papers: others.filter((line) => line.state !== 'not-needed'),
    notNeeded: others.filter((line) => line.state === 'not-needed'),
    numbers: numberFacts(context, lines),
    owner: [...ownerFacts(context), ...officeFacts(context), registrationFact(context)],
    officeNote: officeNote(context),
    vehicle: mainVehicleFacts(context),
    moreVehicle: moreVehicleFacts(context),
    blocks: [...loanFacts(context), ...blockFacts(context)],
    ncr,
  };
}

function isCover(line: ValidityLine): boolean {
  return line.document === 'third-party' || line.document === 'own-damage';
}

/** "Petrol · BS VI · 2nd owner · 5 y 8 m old", as far as it is known. */
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

/** Insurer and policy, then the numbers of the other papers. */
function numberFacts(context: RecordContext, lines: readonly ValidityLine[]): readonly FactView[] {
  const { insurer, policyLast4 } = context.record.insurance;
  return [
    fact(context, 'insurer', insurer && named(insurer)),
    ...(policyLast4 === null ? [] : [fact(context, 'policyLast4', english(`•••• ${policyLast4}`))]),
    ...lines.flatMap(({ field, particulars }) =>
      particulars.map(({ term, value }) => fact(context, field, value, { id: term, term })),
    ),
  ];
}
