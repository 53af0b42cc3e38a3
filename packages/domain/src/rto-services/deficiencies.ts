import file from '../../data/rto-deficiencies.json' with { type: 'json' };
import servicesFile from '../../data/rto-services.json' with { type: 'json' };
import type { Bilingual } from '../shared/bilingual.ts';
import type { ServiceStop } from './rto-service.ts';
import { serviceSource } from './rto-services.ts';

/** A reason why applications are sent back. */
export type Deficiency = {
  readonly id: string;
  readonly name: Bilingual;
  /** What the office's remark means. */
  readonly means: Bilingual;
  readonly todo: Bilingual;
  /** Documents it concerns. */
  readonly papers: readonly Bilingual[];
  readonly sources: readonly string[];
};

type Row = Omit<Deficiency, 'means' | 'papers' | 'sources'> & {
  /** Id of the stop that has the words. */
  readonly stop: string | null;
  readonly means: Bilingual | null;
  readonly papers: readonly string[];
  readonly marks: readonly string[];
  readonly source: readonly string[];
};

const rows: readonly Row[] = file.deficiencies;
const stops: Readonly<Record<string, Pick<ServiceStop, 'words'>>> = servicesFile.stops;
const documents: Readonly<Record<string, Bilingual>> = servicesFile.documents;
const mostFound = 4;

/** All of them. Source: each row's own; wording of remarks from general knowledge. Rule id: RTO-DEFICIENCY. */
export const deficiencies: readonly Deficiency[] = rows.map(
  ({ id, name, todo, means, stop, papers, source }) => ({
    id,
    name,
    todo,
    means: means ?? stopWords(id, stop),
    papers: papers.map((paper) => documents[paper] ?? missing(paper)),
    sources: source.map(serviceSource),
  }),
);

/** Reasons that match an RTO's remark, best match first, at most four; empty if no word is known. Matches English and
 * Hindi words; the remark is not stored. Rule id: RTO-DEFICIENCY. */
export function readRemark(remark: string): readonly Deficiency[] {
  const words = ` ${plain(remark)} `;
  const scored = rows.map(({ id, marks }) => ({ id, score: scoreOf(words, marks) }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostFound)
    .flatMap(({ id }) => deficiencies.filter((one) => one.id === id));
}

/** Longer phrases score higher. */
function scoreOf(words: string, marks: readonly string[]): number {
  return marks
    .map(plain)
    .filter((mark) => mark.split(' ').every((word) => words.includes(` ${word}`)))
    .reduce((sum, mark) => sum + mark.split(' ').length, 0);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\u093c/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function stopWords(id: string, stop: string | null): Bilingual {
  return stops[stop ?? '']?.words ?? missing(id);
}

function missing(id: string): never {
  throw new Error(`rto-deficiencies.json: no entry for ${id}`);
}
