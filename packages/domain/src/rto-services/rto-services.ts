import servicesFile from '../../data/rto-services.json' with { type: 'json' };
import type { Bilingual } from '../shared/bilingual.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { FeeRule } from './fee-rule.ts';
import type { DrivingAge, RtoService, ServiceStop } from './rto-service.ts';

/** A row of the file: documents, forms, steps, places and stops are ids, resolved here. */
type ServiceRow = Omit<
  RtoService,
  'forms' | 'papers' | 'fees' | 'classes' | 'where' | 'steps' | 'stops' | 'hasAges' | 'sources'
> & {
  readonly forms: readonly { form: string; copies?: number; when?: string }[];
  readonly papers: readonly { document: string; when?: string }[];
  readonly fees: readonly (Omit<FeeRule, 'when' | 'confidence' | 'source'> & Partial<FeeRule>)[];
  readonly classes?: RtoService['classes'];
  readonly where: readonly string[];
  readonly steps: readonly string[];
  readonly stops: readonly string[];
  readonly ages?: boolean;
  readonly source: readonly string[];
};

type Words = Readonly<Record<string, Bilingual>>;
const documents: Words = servicesFile.documents;
const forms: Words = servicesFile.forms;
const conditions: Words = servicesFile.conditions;
const steps: Words = servicesFile.steps;
const places: Readonly<Record<string, { name: Bilingual; url?: string }>> = servicesFile.where;
const stops: Readonly<Record<string, Omit<ServiceStop, 'id'>>> = servicesFile.stops;

/** All 37 services, vehicle services first. Server only: the table is large. */
export const rtoServices: readonly RtoService[] = (
  servicesFile.services as unknown as readonly ServiceRow[]
).map(toService);

/** Notes for every fee, and for services without a visit. */
export const serviceNotes: Readonly<Record<'indicative' | 'faceless', Bilingual>> =
  servicesFile.meta.notes;

const byId = new Map(rtoServices.map((service) => [service.id, service]));

/** The service of an id (its slug), or null. */
export function findRtoService(id: string): RtoService | null {
  return byId.get(id) ?? null;
}

/** Services of a group, the popular ones first. */
export function rtoServicesOf(group: RtoService['group']): readonly RtoService[] {
  const ofGroup = rtoServices.filter((service) => service.group === group);
  return [...ofGroup.filter((one) => one.isPopular), ...ofGroup.filter((one) => !one.isPopular)];
}

/** The least ages for driving in force on a day, youngest first. Rule id: DL-AGE. */
export function drivingAges(on: IstDate): readonly DrivingAge[] {
  const rows = servicesFile.drivingAges as unknown as readonly DrivingAge[];
  return rows
    .filter(({ from, until }) => from <= on && (until === null || on <= until))
    .map((row) => ({ ...row, source: row.source.map(serviceSource) }))
    .sort((a, b) => a.years - b.years);
}

/** The source as text; throws for an id that the file lacks, which a test rules out. */
export function serviceSource(id: string): string {
  return entry<string>(servicesFile.meta.sources, id);
}

function toService(row: ServiceRow): RtoService {
  const { source, ages = false, ...rest } = row;
  return {
    ...rest,
    hasAges: ages,
    classes: row.classes ?? null,
    forms: row.forms.map(({ form, copies, when }) => ({
      number: form,
      title: entry(forms, form),
      copies: copies ?? 1,
      when: condition(when),
    })),
    papers: row.papers.map(({ document, when }) => ({
      id: document,
      name: entry(documents, document),
      when: condition(when),
    })),
    fees: row.fees.map((fee) => ({
      ...fee,
      when: fee.when ?? null,
      confidence: fee.confidence ?? null,
      source: (fee.source ?? []).map(serviceSource),
    })),
    where: row.where.map((id) => {
      const { name, url } = entry(places, id);
      return { id, name, url: url ?? null };
    }),
    steps: row.steps.map((id) => entry(steps, id)),
    stops: row.stops.map((id) => {
      const stop = entry(stops, id);
      return { id, ...stop, source: stop.source.map(serviceSource) };
    }),
    sources: source.map(serviceSource),
  };
}

function condition(id: string | undefined): Bilingual | null {
  return id === undefined ? null : entry(conditions, id);
}

function entry<Value>(table: Readonly<Record<string, Value>>, id: string): Value {
  const value = table[id];
  if (value === undefined) throw new Error(`rto-services.json lacks ${id}`);
  return value;
}
