import file from '../../data/insurers.json' with { type: 'json' };
import type { IstDate } from '../shared/ist-date.ts';

/** A real insurer as a fact: no price and no offer of it is ever shown. */
export type InsurerFact = {
  readonly name: string;
  readonly formerName: string | null;
  /** Registration number at IRDAI. */
  readonly registration: number;
  /** Helpline for motor insurance, as published. */
  readonly helpline: string;
};

const shownConfidence: readonly (string | null)[] = ['high', 'medium'];

/** Insurers whose helpline was read in a trustworthy place, by name, with the day and the sources. The others are left
 * out until somebody has checked them. Rule id: INSURER-FACTS. */
export function insurerFacts(): {
  readonly asOf: IstDate;
  readonly sources: readonly string[];
  readonly insurers: readonly InsurerFact[];
} {
  const insurers = file.insurers.flatMap(({ name, formerName, registration, ...row }) =>
    row.helpline !== null && shownConfidence.includes(row.helplineConfidence)
      ? [{ name, formerName, registration, helpline: row.helpline }]
      : [],
  );
  return {
    asOf: file.asOf as IstDate,
    sources: file.sources,
    insurers: insurers.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
