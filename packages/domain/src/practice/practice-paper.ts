import file from '../../data/practice.json' with { type: 'json' };
import type { Bilingual } from '../shared/bilingual.ts';
import { type PracticeQuestion, type PracticeTopic, practiceTopics } from './practice-question.ts';
import { practiceQuestions } from './practice-questions.ts';
import { seededOrder } from './seeded-order.ts';

const { mix } = file.meta;
const parts = mix.signs + mix.rules + mix.duties;

/** Questions of a mock test, in the proportion of the topics that the data file gives, mixed. */
export function testPaper(seed: string, count: number): readonly PracticeQuestion[] {
  const signs = Math.round((count * mix.signs) / parts);
  const rules = Math.round((count * mix.rules) / parts);
  const chosen = [
    ...practicePaper(seed, 'signs', signs),
    ...practicePaper(seed, 'rules', rules),
    ...practicePaper(seed, 'duties', count - signs - rules),
  ];
  return seededOrder(chosen, `${seed}:mixed`, ({ id }) => id);
}

/** Questions to practise: of one topic, or of all. */
export function practicePaper(
  seed: string,
  topic: PracticeTopic | null,
  count: number,
): readonly PracticeQuestion[] {
  const open = practiceQuestions.filter((one) => topic === null || one.topic === topic);
  return seededOrder(open, seed, ({ id }) => id).slice(0, count);
}

/** The answers of a question in the order of the seed, and the place of the right one. */
export function shownOptions(
  { id, right, wrong }: PracticeQuestion,
  seed: string,
): { readonly options: readonly Bilingual[]; readonly right: number } {
  const options = seededOrder([right, ...wrong], `${seed}:${id}`, (option) => option.en);
  return { options, right: options.indexOf(right) };
}

/** How many questions there are of each topic. */
export const practiceCounts: Readonly<Record<PracticeTopic, number>> = Object.fromEntries(
  practiceTopics.map((topic) => [
    topic,
    practiceQuestions.filter((one) => one.topic === topic).length,
  ]),
) as Record<PracticeTopic, number>;
