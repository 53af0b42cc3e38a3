import file from '../../data/practice.json' with { type: 'json' };
import type { Bilingual } from '../shared/bilingual.ts';
import type { PracticeLaw, PracticeQuestion, SignKind } from './practice-question.ts';

type Row = Pick<PracticeQuestion, 'id' | 'why' | 'confidence'> & { readonly law: LawRow };
type LawRow = {
  readonly source: string;
  readonly at: string | null;
  readonly inForce: string | null;
};
type SignRow = Row & {
  readonly kind: SignKind;
  readonly meaning: Bilingual;
  readonly isCompared: boolean | null;
  readonly mistakenFor: readonly string[];
};
type TextRow = Row & Pick<PracticeQuestion, 'topic' | 'ask' | 'right' | 'wrong'>;
type Source = { readonly name: Bilingual; readonly part: Bilingual };

const sources: Readonly<Record<string, Source>> = file.sources;
const signRows = file.signs as readonly SignRow[];
const meanings = new Map(signRows.map(({ id, meaning }) => [id, meaning]));

/** All questions: those with a picture first. Server only: the table is large. */
export const practiceQuestions: readonly PracticeQuestion[] = [
  ...signRows.map(toSignQuestion),
  ...(file.questions as readonly TextRow[]).map(toTextQuestion),
];

/** Day on which the questions were last checked. */
export const practiceCheckedOn: string = file.meta.checkedOn;

const byId = new Map(practiceQuestions.map((question) => [question.id, question]));

/** The question of an id, or null. */
export function findPracticeQuestion(id: string): PracticeQuestion | null {
  return byId.get(id) ?? null;
}

/** A picture's wrong answers are the meanings of pictures that it is mistaken for. */
function toSignQuestion(row: SignRow): PracticeQuestion {
  const { id, kind, isCompared, meaning, mistakenFor, why, law, confidence } = row;
  const wrong = mistakenFor.map((other) => entry(meanings, other));
  const sign = { id, kind, isCompared };
  return {
    id,
    topic: 'signs',
    sign,
    ask: file.ask[kind],
    right: meaning,
    wrong,
    why,
    law: toLaw(law),
    confidence,
  };
}

function toTextQuestion({ law, ...row }: TextRow): PracticeQuestion {
  return { ...row, sign: null, law: toLaw(law) };
}

function toLaw({ source, at, inForce }: LawRow): PracticeLaw {
  const { name, part } = entry(new Map(Object.entries(sources)), source);
  if (at === null) return { name, inForce };
  const written = (language: keyof Bilingual) =>
    `${name[language]}, ${part[language].replace('{at}', at)}`;
  return { name: { en: written('en'), hi: written('hi') }, inForce };
}

function entry<Value>(table: ReadonlyMap<string, Value>, id: string): Value {
  const value = table.get(id);
  if (value === undefined) throw new Error(`practice.json lacks ${id}`);
  return value;
}
