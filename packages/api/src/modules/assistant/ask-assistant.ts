import { randomUUID } from 'node:crypto';
import type {
  AssistantMessage,
  askAssistant as contract,
} from '@pahiya/contracts/assistant/assistant-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Language } from '@pahiya/domain/shared/language';
import type { LimitRule } from '../../limits/limiter.ts';
import type { Services } from '../../services.ts';
import { checkAnswer } from './check-answer.ts';
import { cleanQuestion } from './clean-question.ts';
import { type FoundPassage, findPassages } from './find-passages.ts';
import { type Asker, keepMessage } from './message-repository.ts';
import { toWrittenPost } from './read-conversation.ts';

type Asked = { readonly question: string; readonly language: Language; readonly asker: Asker };

const day = 24 * 60 * 60;

/** Answers a question from our own pages, or says that they have no answer. A question in Hindi script is answered in
 * Hindi on any page. A configured model may write the answer within its daily limit; its text is checked, and if the
 * check fails the passages are the answer. */
export async function askAssistant(
  services: Services,
  { question, language: pageLanguage, asker }: Asked,
): Promise<AnswerOf<typeof contract>> {
  const { sql, now } = services;
  const clean = cleanQuestion(question);
  const language = isDevanagari(clean.searched) ? 'hi' : pageLanguage;
  const { searched, hadVehicleNumber } = clean;
  const { passages, posts } = await findPassages(sql, searched, { language, hadVehicleNumber });
  const worded =
    passages.length === 0
      ? null
      : await wordAnswer(services, { question: clean.text, language, passages });
  const isUnknown = passages.length === 0 || worded?.kind === 'not-in-passages';
  const message: AssistantMessage = {
    id: randomUUID(),
    askedAt: now().toISOString(),
    language,
    question: clean.text,
    outcome: isUnknown ? 'unknown' : 'answered',
    writtenBy: worded === null ? 'sources' : 'model',
    text: worded?.kind === 'written' ? worded.text : null,
    sources: isUnknown ? [] : passages.map(toSource),
    posts: posts.map(toWrittenPost),
  };
  await keepMessage(sql, asker, { ...message, postIds: posts.map(({ postId }) => postId) });
  return { message, wasShortened: clean.wasShortened };
}

type Worded =
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'not-in-passages' };
type Task = {
  readonly question: string;
  readonly language: Language;
  readonly passages: readonly FoundPassage[];
};

/** Null: show the passages alone. */
async function wordAnswer(
  { answerWriter, limiter, settings }: Services,
  { question, language, passages }: Task,
): Promise<Worded | null> {
  if (answerWriter === null) return null;
  const rule: LimitRule = {
    name: 'assistant-model',
    points: settings.assistantCallsPerDay,
    perSeconds: day,
  };
  if ((await limiter.take(rule, 'all')).isExceeded) return null;
  const written = await answerWriter.write({
    question,
    language,
    passages: passages.map(({ title, heading, text }, place) => ({
      number: place + 1,
      title: heading === null ? title : `${title}: ${heading}`,
      text,
    })),
  });
  if (!written.ok) return null;
  if (written.value.kind === 'not-in-passages') return written.value;
  const text = checkAnswer(written.value.text, { question, language, passages });
  return text === null ? null : { kind: 'written', text };
}

function isDevanagari(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const hindi = text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0;
  return hindi * 2 > letters;
}

function toSource(
  { kind, title, heading, path, text }: FoundPassage,
  place: number,
): AssistantMessage['sources'][number] {
  return { number: place + 1, kind, title, heading, path, passage: text };
}
