import { practiceTopics, signKinds } from '@pahiya/domain/practice/practice-question';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { languageSchema } from '../fields.ts';
import * as calls from './practice-calls.ts';

const confidence = z.enum(['high', 'medium']);
const topicSchema = z.enum(practiceTopics).describe('Topic of the test');
const dateSchema = z.iso.date();
/** Decides which questions come, and the order of their answers. */
const seedSchema = z
  .string()
  .regex(/^[a-z0-9]{1,16}$/)
  .describe('The same seed gives the same questions: 1 to 16 of a-z and 0-9');
const stateSchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('State whose rule applies, e.g. KL');
const placeSchema = z.int().min(0).max(3);

/** How the test is set in a state. */
const testRuleSchema = z.object({
  state: z.string().nullable().describe('Null: the common rule'),
  questions: z.int(),
  pass: z.int().describe('Right answers needed'),
  seconds: z.int().describe('For each question'),
  from: dateSchema.nullable(),
  confidence,
  source: z.string(),
});

/** A question as shown, without its answer. */
export const practiceQuestionSchema = z.object({
  id: z.string(),
  topic: topicSchema,
  sign: z
    .object({
      id: z.string().describe('Names the drawing, never shown'),
      kind: z.enum(signKinds),
      isCompared: z.boolean().nullable().describe('Compared with the plate; null: has no plate'),
    })
    .nullable(),
  ask: z.string(),
  options: z.array(z.string()).min(3).max(4),
});

/** A question with its answer and rule. */
export const explainedQuestionSchema = practiceQuestionSchema.extend({
  right: placeSchema.describe('Place of the right option, from 0'),
  chosen: placeSchema.nullable().describe('Chosen in a test; null: not answered, or too late'),
  why: z.string().describe('The rule in plain words'),
  law: z.string(),
  inForce: dateSchema.nullable().describe('First day of this form of it; null: not verified'),
  confidence,
  checkedOn: dateSchema,
});

const question = {
  id: 'no-parking',
  topic: 'signs',
  sign: { id: 'no-parking', kind: 'mandatory', isCompared: false },
  ask: 'What does this sign mean?',
  options: ['No parking', 'Parking place', 'No stopping or standing'],
};
const explained = {
  ...question,
  right: 0,
  chosen: null,
  why: 'One red bar: you may stop briefly to let someone in or out, not park.',
  law: 'Motor Vehicles (Driving) Regulations 2017, reg. 22(2)',
  inForce: '2017-06-23',
  confidence: 'high',
  checkedOn: '2026-11-23',
};

/** What there is to practise, and how the test is set. */
export const practiceOverview = defineContract({
  call: calls.practiceOverview,
  tag: 'practice',
  who: 'anyone',
  summary: 'Learner’s test: its rule in a state, and the number of questions to practise',
  query: z.object({ language: languageSchema.default('en'), state: stateSchema.optional() }),
  answer: z.object({
    rule: testRuleSchema,
    states: z.array(z.string()).describe('States with a rule of their own'),
    counts: z.record(topicSchema, z.int()),
    checkedOn: dateSchema,
  }),
  refusals: ['request/too-many'],
  example: {
    rule: {
      state: null,
      questions: 15,
      pass: 9,
      seconds: 30,
      from: null,
      confidence: 'medium',
      source: 'CMVR rule 11',
    },
    states: ['KL'],
    counts: { signs: 89, rules: 40, duties: 36 },
    checkedOn: '2026-11-23',
  },
});

/** Questions with their answers, chosen by seed and topic, or the named ones. */
export const practiceQuestions = defineContract({
  call: calls.practiceQuestions,
  tag: 'practice',
  who: 'anyone',
  summary: 'Questions of the learner’s test with answers and rules',
  query: z.object({
    language: languageSchema.default('en'),
    seed: seedSchema,
    topic: topicSchema.optional(),
    only: z
      .string()
      .max(1_000)
      .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+){0,29}$/)
      .optional()
      .describe('Ids of at most 30 questions, separated by dots; unknown ones are left out'),
  }),
  answer: z.object({ questions: z.array(explainedQuestionSchema) }),
  refusals: ['request/too-many'],
  example: { questions: [explained] },
});

/** The open question of a test. `ticket` holds the whole test, signed; nothing is stored. */
export const openPracticeTestSchema = z.object({
  kind: z.literal('question'),
  ticket: z.string(),
  question: practiceQuestionSchema,
  number: z.int().describe('From 1'),
  of: z.int(),
  seconds: z.int().describe('From now on; later answers do not count'),
});
const openExample = {
  kind: 'question',
  ticket: 'eyJzZWVkIjoiYSJ9.c2lnbmF0dXJl',
  question,
  number: 1,
  of: 15,
  seconds: 30,
};

/** Starts a mock test. */
export const startPracticeTest = defineContract({
  call: calls.startPracticeTest,
  tag: 'practice',
  who: 'anyone',
  summary: 'Start a mock test of the learner’s licence; nothing is stored',
  body: z.object({
    language: languageSchema.default('en'),
    seed: seedSchema.optional().describe('Absent: another paper every time'),
    state: stateSchema.optional(),
  }),
  answer: openPracticeTestSchema,
  refusals: ['request/cross-site', 'request/too-many'],
  example: openExample,
});

/** Answers the open question of a test. */
export const answerPracticeTest = defineContract({
  call: calls.answerPracticeTest,
  tag: 'practice',
  who: 'anyone',
  summary: 'Answer a question of the mock test: the next one, or the result',
  body: z.object({
    language: languageSchema.default('en'),
    ticket: z.string().min(1).max(600),
    choice: placeSchema.nullable().describe('Place of the option; null: not answered'),
  }),
  answer: z.discriminatedUnion('kind', [
    openPracticeTestSchema,
    z.object({
      kind: z.literal('result'),
      state: z.string().nullable().describe('State whose rule applied'),
      correct: z.int(),
      of: z.int(),
      pass: z.int(),
      isPassed: z.boolean(),
      seconds: z.int().describe('From the start to the last answer'),
      topics: z.array(z.object({ topic: topicSchema, correct: z.int(), of: z.int() })),
      toLearn: z.array(explainedQuestionSchema).describe('Questions answered wrong or not at all'),
    }),
  ]),
  refusals: ['practice/test-not-found', 'request/cross-site', 'request/too-many'],
  example: openExample,
});
